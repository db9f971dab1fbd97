import { GraphOutage } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { TeamRow, TeamTask } from '../database/rows.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import { toFailure } from '../failures/to-failure.ts';
import type { Identity } from '../ports.ts';
import { computeWaitMs } from '../retries/back-off.ts';
import { toVerdict } from '../retries/verdict.ts';

/**
 * Runs a task of a team's sync besides pulling changes. A failure is reported and its next attempt is scheduled; until
 * then, syncs skip the task. Returns whether the task was completed now.
 *
 * @throws GraphOutage without a response, because the state is then unknown
 */
export async function runTaskWhenDue(
  context: SyncContext,
  { userId }: Pick<Identity, 'userId'>,
  team: TeamRow,
  task: TeamTask,
  work: () => Promise<unknown>,
): Promise<boolean> {
  if (!isTaskDue(context, userId, team, task)) return false;
  const { ports, retries } = context;
  const failed = team.accounts[userId]?.failures?.[task];
  try {
    await work();
    if (failed) await saveFailure(context, userId, team.id, task, undefined);
    return true;
  } catch (error) {
    if (error instanceof GraphOutage) throw error;
    const backOffMs = computeWaitMs(ports.chance, toVerdict(error), failed?.tries ?? 0);
    retries?.scheduleRetry(getRetryId(task, team), backOffMs);
    await saveFailure(context, userId, team.id, task, { tries: (failed?.tries ?? 0) + 1, backOffMs });
    ports.report({ code: task, detail: describeFailure(toFailure(error)), ids: { teamId: team.id } });
    return false;
  }
}

/** Returns whether a task hasn't failed recently. */
export function isTaskDue({ retries }: SyncContext, userId: string, team: TeamRow, task: TeamTask): boolean {
  const failed = team.accounts[userId]?.failures?.[task];
  return failed === undefined || retries === undefined || retries.isDue(getRetryId(task, team), failed.backOffMs);
}

function getRetryId(task: TeamTask, team: TeamRow): string {
  return `${task} ${team.id}`;
}

async function saveFailure(
  { database }: SyncContext,
  userId: string,
  teamId: string,
  task: TeamTask,
  failure: { readonly tries: number; readonly backOffMs: number } | undefined,
): Promise<void> {
  await database.transaction('rw', database.teams, async () => {
    const team = await database.teams.get(teamId);
    const account = team?.accounts[userId];
    if (!team || !account) return;
    const { [task]: _before, ...others } = account.failures ?? {};
    const failures = { ...others, ...(failure && { [task]: failure }) };
    await database.teams.put({ ...team, accounts: { ...team.accounts, [userId]: { ...account, failures } } });
  });
}
