import type { Identity } from '@tideform/sync';
import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useData } from '../data-context.ts';
import { useSyncStatus } from '../sync/useSyncStatus.ts';

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

type BadgeNavigator = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>;

/**
 * Shows the number of unsent responses on the icon of the installed app. Does nothing in browsers without the badge
 * API.
 */
export function setAppBadge(navigator: BadgeNavigator, count: number): void {
  const done = count > 0 ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.();
  // Errors are ignored, because browsers may reject badges for apps that aren't installed.
  done?.catch(() => undefined);
}

/** Returns the number of responses that were lost with the database although they were unsent; 0 if none. */
export function useLostResponseCount(): number {
  const { database, identity } = useData();
  const { pendingUploads } = useSyncStatus();
  const [previousCount] = useState(() => readUnsentCount(localStorage, identity));
  const [lost, setLost] = useState(0);
  // Every saved draft, submit and discard adds a journal row. A database without journal rows and responses is new.
  const recordCount = useLiveQuery(
    async () => (await database.journal.count()) + (await database.responses.count()),
    [database],
  );
  useEffect(() => {
    if (recordCount === 0 && previousCount > 0) setLost(previousCount);
  }, [recordCount, previousCount]);
  useEffect(() => {
    if (recordCount === undefined) return;
    writeUnsentCount(localStorage, identity, pendingUploads);
    setAppBadge(navigator, pendingUploads);
  }, [recordCount, identity, pendingUploads]);
  return lost;
}
