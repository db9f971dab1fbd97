import type { OutboxRow } from '../database/rows.ts';

/** Is this row about taking a submission out of the library? One that has yet to arrive is not, or not yet. */
export function isDeletion({ step }: Pick<OutboxRow, 'step'>): boolean {
  return step === 'tellDeletion' || step === 'removeRemote';
}
