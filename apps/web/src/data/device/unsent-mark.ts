import type { Identity } from '@tideform/sync';

type Owner = Pick<Identity, 'tenantId' | 'userId'>;
const keyOf = ({ tenantId, userId }: Owner): string => `unsent:${tenantId}:${userId}`;

/**
 * How much unsent work this browser had when the app was last open, kept apart from the database: when the browser has
 * cleared that alone, the app can say that work was lost. 0: nothing, or nobody knows.
 */
export function readUnsentMark(storage: Pick<Storage, 'getItem'>, owner: Owner): number {
  const count = Number(storage.getItem(keyOf(owner)));
  return Number.isInteger(count) && count > 0 ? count : 0;
}

export function writeUnsentMark(storage: Pick<Storage, 'setItem' | 'removeItem'>, owner: Owner, count: number): void {
  try {
    if (count > 0) storage.setItem(keyOf(owner), String(count));
    else storage.removeItem(keyOf(owner));
  } catch {
    // A storage that is full keeps the older mark; the work itself is not in it.
  }
}
