import type { OutboxRow } from '../database/rows.ts';

/**
 * Returns whether two states of an outbox row belong to the same submit. A later edit has a different resubmission
 * count.
 */
export function isSameSubmit(one: OutboxRow, other: OutboxRow): boolean {
  return one.resubmission?.count === other.resubmission?.count;
}
