import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useData } from '../data-context.ts';
import { useSyncStatus } from '../useSyncStatus.ts';
import { setAppBadge } from './app-badge.ts';
import { readUnsentCount, writeUnsentCount } from './unsent-count.ts';

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
