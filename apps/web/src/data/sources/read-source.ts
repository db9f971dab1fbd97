import { previewRows, type RowsAsked, readRow, readRows, type SyncRequest } from '@tideform/sync';
import type { Data } from '../data-context.ts';
import { readTables } from './read-tables.ts';

/** What is asked for takes at most so long; then it comes with a later sync. */
const PATIENCE_MS = 60_000;

/** Most rows that are read of a source that is kept off the device. */
const MOST_READ = 100_000;

type Read = Pick<Data, 'database' | 'graph' | 'identity' | 'sync'>;
export type SourceAsked = Pick<RowsAsked, 'teamId' | 'sourceId' | 'environment'>;

/**
 * The rows of a data source as they lie on this device. Those that have not come yet are asked for, if somebody can be asked.
 *
 * @returns `undefined`: the team has no such source
 * @throws when they have not come, and do not come now
 */
export async function readSource(
  { database, graph, identity, sync }: Read,
  asked: SourceAsked,
  signal: AbortSignal,
): Promise<readonly unknown[] | undefined> {
  const wanted = { ...asked, userId: identity.userId };
  const there = await readRows(database, wanted);
  if (there !== 'coming') return there;
  const off = await sourceOff(database, asked);
  if (off) return previewRows(graph, off, MOST_READ, readTables);
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
  { database, graph, identity, sync }: Read,
  asked: SourceAsked,
  id: string,
  signal: AbortSignal,
): Promise<unknown> {
  const wanted = { ...asked, userId: identity.userId };
  const isComing = async () => (await readRows(database, { ...wanted, most: 0 })) === 'coming';
  const off = await sourceOff(database, asked);
  if (off) return (await previewRows(graph, off, MOST_READ, readTables)).find((row) => String(Object(row).id) === id);
  if (await isComing()) await brought(sync, asked.teamId, signal);
  if (await isComing()) throw new Error('The rows have not come.');
  return readRow(database, wanted, id);
}

/** A source that is kept off this device; what drafts read of it where they have another place. */
async function sourceOff(database: Data['database'], { teamId, sourceId, environment }: SourceAsked) {
  const source = await database.dataSources
    .where({ teamId })
    .filter((row) => row.sourceId === sourceId)
    .first();
  if (!source?.isOff) return undefined;
  return { type: source.type, config: (environment === 'preview' && source.previewConfig) || source.config };
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
