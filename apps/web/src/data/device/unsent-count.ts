import type { Identity } from '@tideform/sync';

type Owner = Pick<Identity, 'tenantId' | 'userId'>;
const getKey = ({ tenantId, userId }: Owner): string => `unsent:${tenantId}:${userId}`;

/**
 * Returns the number of responses that were unsent when the app was last open; 0 if none is stored. The number is
 * stored outside the database, so that the app can report a loss if the browser deletes only the database.
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
    // If the browser's storage is full, the old count is kept. The responses themselves are stored in the database.
  }
}
