import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useData } from '../data-context.ts';
import { useSyncStatus } from '../useSyncStatus.ts';
import { badgeApp } from './app-badge.ts';
import { readUnsentMark, writeUnsentMark } from './unsent-mark.ts';

/** How many responses were unsent when the app was last open, and have gone with the database; 0: none. */
export function useLostWork(): number {
  const { database, identity } = useData();
  const { pendingUploads } = useSyncStatus();
  const [before] = useState(() => readUnsentMark(localStorage, identity));
  const [lost, setLost] = useState(0);
  // Every draft, submit and discard leaves an entry: without any, this database was made just now.
  const known = useLiveQuery(
    async () => (await database.journal.count()) + (await database.responses.count()),
    [database],
  );
  useEffect(() => {
    if (known === 0 && before > 0) setLost(before);
  }, [known, before]);
  useEffect(() => {
    if (known === undefined) return;
    writeUnsentMark(localStorage, identity, pendingUploads);
    badgeApp(navigator, pendingUploads);
  }, [known, identity, pendingUploads]);
  return lost;
}
