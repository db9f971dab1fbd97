import type { OutboxRow, OutboxStep } from '../database/rows.ts';

export const deletionSteps: readonly OutboxStep[] = ['tellDeletion', 'removeRemote'];

/** Is this row about taking a submission out of the library? One that has yet to arrive is not, or not yet. */
export function isDeletion({ step }: Pick<OutboxRow, 'step'>): boolean {
  return deletionSteps.includes(step);
}
