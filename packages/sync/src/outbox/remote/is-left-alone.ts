import type { DriveItem } from '@tideform/graph';
import type { SyncPorts } from '../../ports.ts';

/** Is it this person's alone, and has nobody touched it since `limit` (ISO-8601 UTC, by the library's clock)? */
export function isLeftAlone(item: DriveItem, userId: string, limit: string): boolean {
  const isTheirs = [item.createdBy, item.lastModifiedBy].every((by) => by?.user?.id === userId);
  return isTheirs && item.lastModifiedDateTime !== undefined && item.lastModifiedDateTime < limit;
}

/**
 * The instant so long ago, by the clock that dated what is compared with it: this device's for its own rows, the server's
 * for items of the library. `undefined` while nobody knows the server's.
 */
export function limitsOf(
  { clock, serverNow }: SyncPorts,
  patienceMs: number,
): { readonly here: string; readonly library: string } | undefined {
  const server = serverNow();
  const before = (now: string): string => new Date(Date.parse(now) - patienceMs).toISOString();
  return server === undefined ? undefined : { here: before(clock.now()), library: before(server) };
}
