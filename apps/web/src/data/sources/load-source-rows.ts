import { loadPreviewRows, loadSourceRow, loadSourceRows, type SourceRowsQuery, type SyncRequest } from '@tideform/sync';
import type { Data } from '../data-context.ts';
import { readTables } from './read-tables.ts';

/** Maximum time to wait for requested rows, in milliseconds. Later rows arrive with the next sync. */
const MAX_WAIT_MS = 60_000;

/** Maximum number of rows loaded from a source that isn't stored on this device. */
const MAX_ROWS = 100_000;

type SourceContext = Pick<Data, 'database' | 'graph' | 'identity' | 'sync'>;
export type SourceReference = Pick<SourceRowsQuery, 'teamId' | 'sourceId' | 'environment'>;

/**
 * Returns the rows of a data source on this device. If they aren't downloaded yet, requests a sync and waits.
 *
 * @returns `undefined` if the team has no such data source
 * @throws Error if the rows aren't available
 */
export async function readSource(
  { database, graph, identity, sync }: SourceContext,
  source: SourceReference,
  signal: AbortSignal,
): Promise<readonly unknown[] | undefined> {
  const reference = { ...source, userId: identity.userId };
  const localRows = await loadSourceRows(database, reference);
  if (localRows !== 'coming') return localRows;
  const excluded = await findExcludedSource(database, source);
  if (excluded) return loadPreviewRows(graph, excluded, MAX_ROWS, readTables);
  await waitForSync(sync, source.teamId, signal);
  const rows = await loadSourceRows(database, reference);
  if (rows === 'coming') throw new Error('The rows haven’t been synced yet.');
  return rows;
}

/** Returns the rows that are already on this device. */
export async function loadLocalSourceRows(
  { database, identity }: SourceContext,
  source: SourceReference,
): Promise<readonly unknown[] | undefined> {
  const rows = await loadSourceRows(database, { ...source, userId: identity.userId });
  return rows === 'coming' ? undefined : rows;
}

/**
 * Returns one row of a data source by its ID. If the rows aren't downloaded yet, requests a sync and waits.
 *
 * @returns `undefined` if there is no such row
 * @throws Error if the rows aren't available
 */
export async function readSourceRow(
  { database, graph, identity, sync }: SourceContext,
  source: SourceReference,
  id: string,
  signal: AbortSignal,
): Promise<unknown> {
  const reference = { ...source, userId: identity.userId };
  const isPending = async () => (await loadSourceRows(database, { ...reference, most: 0 })) === 'coming';
  const off = await findExcludedSource(database, source);
  if (off)
    return (await loadPreviewRows(graph, off, MAX_ROWS, readTables)).find((row) => String(Object(row).id) === id);
  if (await isPending()) await waitForSync(sync, source.teamId, signal);
  if (await isPending()) throw new Error('The rows haven’t been synced yet.');
  return loadSourceRow(database, reference, id);
}

/**
 * Finds the configuration of a data source that the user excluded from this device. For drafts, returns the
 * configuration of the preview environment.
 */
async function findExcludedSource(database: Data['database'], { teamId, sourceId, environment }: SourceReference) {
  const source = await database.dataSources
    .where({ teamId })
    .filter((row) => row.sourceId === sourceId)
    .first();
  if (!source?.isOff) return undefined;
  return { type: source.type, config: (environment === 'preview' && source.previewConfig) || source.config };
}

/** Resolves after a sync of the team's data sources has finished or failed, or after the maximum wait. */
function waitForSync(sync: Data['sync'], teamId: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, MAX_WAIT_MS);
    const finish = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', finish, { once: true });
    const request: SyncRequest = { requestType: 'data-source', teamId, persistent: false, completionCallback: finish };
    sync.requestSync(request);
  });
}
