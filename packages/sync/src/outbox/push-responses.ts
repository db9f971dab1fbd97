import { LeaderReplaced } from '../database/lease.ts';
import { isOwn } from '../database/own-rows.ts';
import type { OutboxRow, ResponseRow } from '../database/rows.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import { failureOf } from '../failures/failure-of.ts';
import { inTurns } from '../in-turns.ts';
import type { Identity } from '../ports.ts';
import { type Verdict, verdictOf } from '../retries/verdict.ts';
import { pushDraft } from './drafts/push-draft.ts';
import { recordDraftFailure } from './drafts/record-draft-failure.ts';
import { isDeletion } from './is-deletion.ts';
import type { PushRun } from './push-run.ts';
import { pushSubmission } from './push-submission.ts';
import { recordFailure } from './record-failure.ts';

/** Responses that are sent at the same time. */
const concurrency = 4;

/** Why a pass ended before everything that was due had its turn. `complete`: it had. */
export type PassEnd = 'complete' | 'offline' | 'unauthenticated' | 'replaced';

interface Task {
  readonly id: string;
  readonly push: () => Promise<void>;
  readonly record: (verdict: Verdict, error: unknown) => Promise<void>;
}

/**
 * One pass of the leader: sends what the signed-in person has submitted and what is due, then their changed drafts.
 * A response that fails waits; the others go on. Work of another account is left alone.
 */
export async function pushResponses(run: PushRun): Promise<PassEnd> {
  const person = run.ports.identity();
  if (!person) return 'unauthenticated';
  const submissions = await dueSubmissions(run, person);
  if (!submissions.every(isDeletion)) await run.onSubmissions?.();
  const end = await attempt(
    run,
    submissions.map((row) => submissionTask(run, row)),
  );
  if (end !== 'complete') return end;
  const drafts = (await dueDrafts(run, person)).map((row) => draftTask(run, row));
  return attempt(run, drafts);
}

/** Is anything due that the signed-in person may send? Asked twice a second: of what is known to wait only keys are read. */
export async function hasDueWork(run: PushRun): Promise<boolean> {
  const person = run.ports.identity();
  if (!person) return false;
  return (await dueSubmissions(run, person)).length > 0 || (await dueDrafts(run, person)).length > 0;
}

async function dueSubmissions({ database, retries }: PushRun, person: Identity): Promise<OutboxRow[]> {
  const ids = await database.outbox.toCollection().primaryKeys();
  const rows = await database.outbox.bulkGet(ids.filter((id) => !retries.isWaiting(id)));
  return rows
    .filter((row) => row !== undefined)
    .filter((row) => isOwn(row, person) && retries.isDue(row.responseId, row.backOffMs));
}

async function dueDrafts({ database, retries }: PushRun, person: Identity): Promise<ResponseRow[]> {
  const { tenantId, userId } = person;
  const dirty = database.responses.where('[isDirty+tenantId+userId]').equals([1, tenantId, userId]);
  const ids = await dirty.primaryKeys();
  const rows = await database.responses.bulkGet(ids.filter((id) => !retries.isWaiting(id)));
  return rows
    .filter((row) => row !== undefined)
    .filter((row) => !row.submitted && !row.resubmission && retries.isDue(row.id, row.pushFailure?.backOffMs ?? 0));
}

function submissionTask(run: PushRun, row: OutboxRow): Task {
  return {
    id: row.responseId,
    push: () => pushSubmission(run, row.responseId),
    record: (verdict, error) => recordFailure(run, row, verdict, error),
  };
}

function draftTask(run: PushRun, { id }: ResponseRow): Task {
  return {
    id,
    push: () => pushDraft(run, id),
    record: (verdict, error) => recordDraftFailure(run, id, verdict, error),
  };
}

async function attempt(run: PushRun, tasks: readonly Task[]): Promise<PassEnd> {
  let end: PassEnd = 'complete';
  await inTurns(concurrency, tasks, async (task) => {
    if (end !== 'complete') return;
    const stopped = await attemptOne(run, task);
    if (stopped) end = stopped;
  });
  return end;
}

/** Answers why the pass has to end, if it has. */
async function attemptOne(run: PushRun, task: Task): Promise<Exclude<PassEnd, 'complete'> | undefined> {
  try {
    const failed = await push(task);
    if (!failed) return undefined;
    await task.record(failed.verdict, failed.error);
    return passEndAfter(run, task, failed.verdict, failed.error);
  } catch (error) {
    if (error instanceof LeaderReplaced) return 'replaced';
    throw error;
  }
}

async function push(task: Task): Promise<{ readonly verdict: Verdict; readonly error: unknown } | undefined> {
  try {
    await task.push();
    return undefined;
  } catch (error) {
    if (error instanceof LeaderReplaced) throw error;
    return { verdict: verdictOf(error), error };
  }
}

function passEndAfter(run: PushRun, task: Task, { kind }: Verdict, error: unknown) {
  if (kind === 'offline' || kind === 'unauthenticated') return kind;
  run.ports.report({ code: kind, detail: describeFailure(failureOf(error)), ids: { responseId: task.id } });
  return undefined;
}
