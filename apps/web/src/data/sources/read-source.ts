import { readRow, readRows, type SyncRequest } from '@tideform/sync';
import type { Data } from '../data-context.ts';

/** What is asked for takes at most so long; then it comes with a later sync. */
const PATIENCE_MS = 60_000;

/**
 * The rows of a data source as they lie on this device. Those that have not come yet are asked for, if somebody can be asked.
 *
 * @returns `undefined`: the team has no such source
 * @throws when they have not come, and do not come now
 */
export async function readSource(
  { database, identity, sync }: Pick<Data, 'database' | 'identity' | 'sync'>,
  asked: { readonly teamId: string; readonly sourceId: string },
  signal: AbortSignal,
): Promise<readonly unknown[] | undefined> {
  const wanted = { ...asked, userId: identity.userId };
  const there = await readRows(database, wanted);
  if (there !== 'coming') return there;
  await brought(sync, asked.teamId, signal);
  const rows = await readRows(database, wanted);
  if (rows === 'coming') throw new Error('The rows have not come.');
  return rows;
}

/**
 * One row of a data source, by its id; of a source that has not come yet it is waited for as long as for all of them.
 *
 * @returns `undefined`: there is none
 * @throws when they have not come, and do not come now
 */
export async function readSourceRow(
  data: Pick<Data, 'database' | 'identity' | 'sync'>,
  asked: { readonly teamId: string; readonly sourceId: string },
  id: string,
  signal: AbortSignal,
): Promise<unknown> {
  const { database, identity, sync } = data;
  const wanted = { ...asked, userId: identity.userId };
  const isComing = async () => (await readRows(database, { ...wanted, most: 0 })) === 'coming';
  if (await isComing()) await brought(sync, asked.teamId, signal);
  if (await isComing()) throw new Error('The rows have not come.');
  return readRow(database, wanted, id);
}

/** Resolves when a sync of the team's data sources has ended, whichever way. */
function brought(sync: Data['sync'], teamId: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, PATIENCE_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', end, { once: true });
    const request: SyncRequest = { requestType: 'data-source', teamId, persistent: false, completionCallback: end };
    sync.requestSync(request);
  });
}
