import type { OutboxRow, OutboxStep } from '../database/rows.ts';

export const deletionSteps: readonly OutboxStep[] = ['tellDeletion', 'removeRemote'];

/**
 * Returns whether this outbox row deletes a submission. `false` for a submission that must arrive before it is deleted.
 */
export function isDeletion({ step }: Pick<OutboxRow, 'step'>): boolean {
  return deletionSteps.includes(step);
}
