import type { OutboxRow } from './rows.ts';

/** Returns whether the submission and its receipt exist; only its PDF and cleanup may be left. */
export function hasArrived({ state, deleted }: Pick<OutboxRow, 'state' | 'deleted'>): boolean {
  return state === 'done' && !deleted;
}
