import type { OutboxRow } from '../database/rows.ts';

/** Whether two states of an outbox row are of the same submit. An edit that was submitted since has another count. */
export function isSameSubmit(one: OutboxRow, other: OutboxRow): boolean {
  return one.resubmission?.count === other.resubmission?.count;
}
