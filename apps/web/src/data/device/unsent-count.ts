import type { Identity } from '@tideform/sync';

type Owner = Pick<Identity, 'tenantId' | 'userId'>;
const getKey = ({ tenantId, userId }: Owner): string => `unsent:${tenantId}:${userId}`;

/**
 * Number of unsent responses when the app was last open, stored outside the database: if the browser deleted only the
 * database, the app can report the loss. 0 if nothing was unsent or stored.
 */
export function readUnsentCount(storage: Pick<Storage, 'getItem'>, owner: Owner): number {
  const count = Number(storage.getItem(getKey(owner)));
  return Number.isInteger(count) && count > 0 ? count : 0;
}

export function writeUnsentCount(storage: Pick<Storage, 'setItem' | 'removeItem'>, owner: Owner, count: number): void {
  try {
    if (count > 0) storage.setItem(getKey(owner), String(count));
    else storage.removeItem(getKey(owner));
  } catch {
    // A full storage keeps the old count; the responses themselves aren't stored there.
  }
}
