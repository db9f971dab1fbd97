import type { ResponseRow } from './rows.ts';

/** Returns whether the response has no unsent changes, so that a remote change may replace or delete it. */
export function isClean(response: ResponseRow): boolean {
  return !response.isDirty && !response.submitted && !response.deleted && !response.resubmission;
}
