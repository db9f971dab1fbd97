import { type RowsAsked, readRow, readRows, type SyncRequest } from '@tideform/sync';
import type { Data } from '../data-context.ts';

/** What is asked for takes at most so long; then it comes with a later sync. */
const PATIENCE_MS = 60_000;

type Read = Pick<Data, 'database' | 'identity' | 'sync'>;
export type SourceAsked = Pick<RowsAsked, 'teamId' | 'sourceId' | 'environment'>;

/**
 * The rows of a data source as they lie on this device. Those that have not come yet are asked for, if somebody can be asked.
 *
 * @returns `undefined`: the team has no such source
 * @throws when they have not come, and do not come now
 */
export async function readSource(
  { database, identity, sync }: Read,
  asked: SourceAsked,
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

/** The rows that are on this device already. */
export async function keptRows(
  { database, identity }: Read,
  asked: SourceAsked,
): Promise<readonly unknown[] | undefined> {
  const rows = await readRows(database, { ...asked, userId: identity.userId });
  return rows === 'coming' ? undefined : rows;
}

/**
 * One row of a data source, by its id; of a source that has not come yet it is waited for as long as for all of them.
 *
 * @returns `undefined`: there is none
 * @throws when they have not come, and do not come now
 */
export async function readSourceRow(
  { database, identity, sync }: Read,
  asked: SourceAsked,
  id: string,
  signal: AbortSignal,
): Promise<unknown> {
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
