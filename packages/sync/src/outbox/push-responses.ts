import { LeaderReplaced } from '../database/lease.ts';
import { isOwnRow } from '../database/own-rows.ts';
import { isDeletion } from '../database/row-states.ts';
import type { OutboxRow, ResponseRow } from '../database/rows.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import { toFailure } from '../failures/to-failure.ts';
import type { Identity } from '../ports.ts';
import { toVerdict, type Verdict } from '../retries/verdict.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { pushDraft } from './drafts/push-draft.ts';
import type { PushRun } from './push-run.ts';
import { pushSubmission } from './push-submission.ts';
import { recordDraftFailure, recordFailure } from './record-failure.ts';

/** Number of responses that are sent at the same time. */
const maxConcurrentPushes = 4;

/** Result of a pass: `complete` if everything due was attempted, otherwise the reason why the pass stopped early. */
export type PassResult = 'complete' | 'offline' | 'unauthenticated' | 'replaced';

interface PushTask {
  readonly id: string;
  readonly push: () => Promise<void>;
  readonly record: (verdict: Verdict, error: unknown) => Promise<void>;
}

/**
 * Runs one pass of the leader for the signed-in account: sends due submissions, then changed drafts. A failed response
 * waits; the others continue. Rows of other accounts aren't touched.
 */
export async function pushResponses(run: PushRun): Promise<PassResult> {
  const person = run.ports.identity();
  if (!person) return 'unauthenticated';
  const submissions = await findDueSubmissions(run, person);
  if (!submissions.every(isDeletion)) await run.onSubmissions?.();
  const end = await runTasks(
    run,
    submissions.map((row) => createSubmissionTask(run, row)),
  );
  if (end !== 'complete') return end;
  const drafts = (await findDueDrafts(run, person)).map((row) => createDraftTask(run, row));
  return runTasks(run, drafts);
}

/**
 * Returns whether the signed-in account has anything due. Called twice a second, so for waiting rows only keys are
 * read.
 */
export async function hasDueWork(run: PushRun): Promise<boolean> {
  const person = run.ports.identity();
  if (!person) return false;
  return (await findDueSubmissions(run, person)).length > 0 || (await findDueDrafts(run, person)).length > 0;
}

async function findDueSubmissions({ database, retries }: PushRun, person: Identity): Promise<OutboxRow[]> {
  const ids = await database.outbox.toCollection().primaryKeys();
  const rows = await database.outbox.bulkGet(ids.filter((id) => !retries.isWaiting(id)));
  return rows
    .filter((row) => row !== undefined)
    .filter((row) => isOwnRow(row, person) && retries.isDue(row.responseId, row.backOffMs));
}

async function findDueDrafts({ database, retries }: PushRun, person: Identity): Promise<ResponseRow[]> {
  const { tenantId, userId } = person;
  const dirty = database.responses.where('[isDirty+tenantId+userId]').equals([1, tenantId, userId]);
  const ids = await dirty.primaryKeys();
  const rows = await database.responses.bulkGet(ids.filter((id) => !retries.isWaiting(id)));
  return rows
    .filter((row) => row !== undefined)
    .filter((row) => !row.submitted && !row.resubmission && retries.isDue(row.id, row.pushFailure?.backOffMs ?? 0));
}

function createSubmissionTask(run: PushRun, row: OutboxRow): PushTask {
  return {
    id: row.responseId,
    push: () => pushSubmission(run, row.responseId),
    record: (verdict, error) => recordFailure(run, row, verdict, error),
  };
}

function createDraftTask(run: PushRun, { id }: ResponseRow): PushTask {
  return {
    id,
    push: () => pushDraft(run, id),
    record: (verdict, error) => recordDraftFailure(run, id, verdict, error),
  };
}

async function runTasks(run: PushRun, tasks: readonly PushTask[]): Promise<PassResult> {
  let end: PassResult = 'complete';
  await runConcurrently(maxConcurrentPushes, tasks, async (task) => {
    if (end !== 'complete') return;
    const stopped = await runTask(run, task);
    if (stopped) end = stopped;
  });
  return end;
}

/** Returns the reason why the pass must end, if any. */
async function runTask(run: PushRun, task: PushTask): Promise<Exclude<PassResult, 'complete'> | undefined> {
  try {
    const failed = await tryPush(task);
    if (!failed) return undefined;
    await task.record(failed.verdict, failed.error);
    return getPassEnd(run, task, failed.verdict, failed.error);
  } catch (error) {
    if (error instanceof LeaderReplaced) return 'replaced';
    throw error;
  }
}

async function tryPush(task: PushTask): Promise<{ readonly verdict: Verdict; readonly error: unknown } | undefined> {
  try {
    await task.push();
    return undefined;
  } catch (error) {
    if (error instanceof LeaderReplaced) throw error;
    return { verdict: toVerdict(error), error };
  }
}

function getPassEnd(run: PushRun, task: PushTask, { kind }: Verdict, error: unknown) {
  if (kind === 'offline' || kind === 'unauthenticated') return kind;
  run.ports.report({ code: kind, detail: describeFailure(toFailure(error)), ids: { responseId: task.id } });
  return undefined;
}
