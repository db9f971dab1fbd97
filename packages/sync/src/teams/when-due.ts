import { GraphOutage } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { TeamChore, TeamRow } from '../database/rows.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import { failureOf } from '../failures/failure-of.ts';
import type { Identity } from '../ports.ts';
import { waitMs } from '../retries/back-off.ts';
import { verdictOf } from '../retries/verdict.ts';

/**
 * Does what a team's sync does beside bringing changes. What fails is told of, and its next try is written down: until
 * then every sync leaves it out. Answers whether it was done now.
 *
 * @throws GraphOutage: there was no answer, so nothing is known
 */
export async function whenDue(
  context: SyncContext,
  { userId }: Pick<Identity, 'userId'>,
  team: TeamRow,
  chore: TeamChore,
  work: () => Promise<unknown>,
): Promise<boolean> {
  if (!isChoreDue(context, userId, team, chore)) return false;
  const { ports, retries } = context;
  const failed = team.accounts[userId]?.failures?.[chore];
  try {
    await work();
    if (failed) await keepFailure(context, userId, team.id, chore, undefined);
    return true;
  } catch (error) {
    if (error instanceof GraphOutage) throw error;
    const backOffMs = waitMs(ports.chance, verdictOf(error), failed?.tries ?? 0);
    retries?.failed(retryId(chore, team), backOffMs);
    await keepFailure(context, userId, team.id, chore, { tries: (failed?.tries ?? 0) + 1, backOffMs });
    ports.report({ code: chore, detail: describeFailure(failureOf(error)), ids: { teamId: team.id } });
    return false;
  }
}

/** Has it not failed lately? */
export function isChoreDue({ retries }: SyncContext, userId: string, team: TeamRow, chore: TeamChore): boolean {
  const failed = team.accounts[userId]?.failures?.[chore];
  return failed === undefined || retries === undefined || retries.isDue(retryId(chore, team), failed.backOffMs);
}

function retryId(chore: TeamChore, team: TeamRow): string {
  return `${chore} ${team.id}`;
}

async function keepFailure(
  { database }: SyncContext,
  userId: string,
  teamId: string,
  chore: TeamChore,
  failure: { readonly tries: number; readonly backOffMs: number } | undefined,
): Promise<void> {
  await database.transaction('rw', database.teams, async () => {
    const team = await database.teams.get(teamId);
    const account = team?.accounts[userId];
    if (!team || !account) return;
    const { [chore]: _before, ...others } = account.failures ?? {};
    const failures = { ...others, ...(failure && { [chore]: failure }) };
    await database.teams.put({ ...team, accounts: { ...team.accounts, [userId]: { ...account, failures } } });
  });
}
