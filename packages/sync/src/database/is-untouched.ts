import type { ResponseRow } from './rows.ts';

/** Nothing of it waits to be sent: a remote change may replace or remove it. */
export function isUntouched(response: ResponseRow): boolean {
  return !response.isDirty && !response.submitted && !response.deleted && !response.resubmission;
}
