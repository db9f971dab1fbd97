import type { List } from '../../library/item.ts';
import { Refusal } from '../../refusal.ts';
import type { GraphContext } from '../call/graph-call.ts';

/** @throws 507 when the drive has less than `bytes` left in its quota */
export function requireQuota(context: GraphContext, list: List, bytes: number): void {
  if (bytes > 0 && list.usedBytes + bytes > context.limits.quotaBytes) {
    throw new Refusal(507, 'quotaLimitReached', 'Insufficient space available.');
  }
}
