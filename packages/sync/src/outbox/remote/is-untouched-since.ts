import type { DriveItem } from '@tideform/graph';
import type { SyncPorts } from '../../ports.ts';

/**
 * Returns whether only this user has created and changed the item, and it wasn't changed since `limit` (ISO-8601 UTC,
 * library time).
 */
export function isUntouchedSince(item: DriveItem, userId: string, limit: string): boolean {
  const isTheirs = [item.createdBy, item.lastModifiedBy].every((by) => by?.user?.id === userId);
  return isTheirs && item.lastModifiedDateTime !== undefined && item.lastModifiedDateTime < limit;
}

/**
 * Returns the time before which items count as old, for each clock: `here` for rows of this device, `library` for items
 * dated by the server. `undefined` while the server time isn't known.
 */
export function computeAgeLimits(
  { clock, serverNow }: SyncPorts,
  minAgeMs: number,
): { readonly here: string; readonly library: string } | undefined {
  const server = serverNow();
  const before = (now: string): string => new Date(Date.parse(now) - minAgeMs).toISOString();
  return server === undefined ? undefined : { here: before(clock.now()), library: before(server) };
}
