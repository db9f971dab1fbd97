import type { OutboxRow } from './rows.ts';

/** Whether the library has the submission and its receipt is written: at most its PDF and tidying up are left. */
export function isArrived({ state, deleted }: Pick<OutboxRow, 'state' | 'deleted'>): boolean {
  return state === 'done' && !deleted;
}
