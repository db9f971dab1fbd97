import type { OutboxRow, OutboxStep, ResponseRow, TeamSyncRow } from './rows.ts';

/** Returns whether the submission and its receipt exist; only its PDF and cleanup may be left. */
export function hasArrived({ state, deleted }: Pick<OutboxRow, 'state' | 'deleted'>): boolean {
  return state === 'done' && !deleted;
}

/** Returns whether the response has no unsent changes, so that a remote change may replace or delete it. */
export function isClean(response: ResponseRow): boolean {
  return !response.isDirty && !response.submitted && !response.deleted && !response.resubmission;
}

/**
 * Returns whether everything of a team that the account can access was pulled to this device at least once, so that an
 * item that isn't here doesn't exist.
 */
export function isFullyPulled({ token, userId, resync }: TeamSyncRow, accountId: string): boolean {
  return token !== undefined && userId === accountId && resync === undefined;
}

export const deletionSteps: readonly OutboxStep[] = ['tellDeletion', 'removeRemote'];

/**
 * Returns whether this outbox row deletes a submission. `false` for a submission that must arrive before it is deleted.
 */
export function isDeletion({ step }: Pick<OutboxRow, 'step'>): boolean {
  return deletionSteps.includes(step);
}

/**
 * Returns whether two states of an outbox row belong to the same submit. A later edit has a different resubmission
 * count.
 */
export function isSameSubmit(one: OutboxRow, other: OutboxRow): boolean {
  return one.resubmission?.count === other.resubmission?.count;
}

/** Returns whether answers of another device or tab have replaced this draft's answers since the editor was opened. */
export function isDraftReplaced(row: ResponseRow, opened: ResponseRow): boolean {
  return !row.submitted && !row.deleted && row.takenOver !== opened.takenOver;
}
