import { ServerOutage } from '@tideform/contract';
import { GraphOutage, prefetchRequests } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { DataSourceRow } from '../database/data-source-rows.ts';
import { requireIdentity } from '../database/own-rows.ts';
import { withStorageReserve } from '../database/reserve.ts';
import {
  dataSourceTables,
  getSourceIdentifier,
  getSourceRowId,
  removeCachedRows,
  removeRounds,
  removeSource,
  type SourceEnvironment,
} from '../database/source-identifiers.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import type { Failure } from '../failures/failure.ts';
import { FailureError } from '../failures/failure-error.ts';
import { isQuotaExceeded, toFailure } from '../failures/to-failure.ts';
import type { ListedDataSource } from '../ports.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { getResumeLink, pullChanges } from './pull/pull-changes.ts';
import { getFileUrl, pullFile } from './pull/pull-file.ts';
import { ConcurrentSourcePull, getConfig, loadSummary, type SourcePull } from './pull/source-pull.ts';
import { collectSourceUsage, computeSyncSettings, disabledSync, type SourceUsage } from './source-usage.ts';

const maxConcurrentSources = 3;

/**
 * Pulls a team's data sources and the rows of those that this device needs. Failures of one source are stored in its
 * summary, failures of the list in the team's row of `teamSync`; both are retried with the next pull and don't stop the
 * others.
 *
 * @throws GraphOutage, ServerOutage without a response
 */
export async function pullDataSources(context: SyncContext, teamId: string): Promise<void> {
  const { database, ports } = context;
  const { userId } = requireIdentity(ports);
  const team = await database.teams.get(teamId);
  if (!team) return;
  const canBuild = team.accounts[userId]?.canBuildForms === true;
  const listed = await listSources(context, teamId, canBuild);
  if (!listed) return;
  const forms = await database.forms.where('teamId').equals(teamId).toArray();
  const sources = await saveSources(context, teamId, listed, collectSourceUsage(forms, canBuild));
  const wanted = sources.flatMap((source) =>
    getEnvironmentsToPull(source).map((environment): SourcePull => ({ ...context, source, environment, userId })),
  );
  const graph = await prefetchRequests(ports.graph, await getCheckUrls(wanted)).catch((error: unknown) => {
    if (error instanceof GraphOutage) throw error;
    return ports.graph;
  });
  await runConcurrently(maxConcurrentSources, wanted, (one) => pullSource({ ...one, ports: { ...ports, graph } }));
}

const getEnvironmentsToPull = ({ sync }: DataSourceRow): SourceEnvironment[] => [
  ...(sync.enabled ? ['production' as const] : []),
  ...(sync.includePreview ? ['preview' as const] : []),
];

/** Returns the URLs of requests that show whether sources have changed since they were last pulled. */
async function getCheckUrls(wanted: readonly SourcePull[]): Promise<string[]> {
  const addresses = await Promise.all(
    wanted.map(async (one) => {
      const known = await loadSummary(one);
      if (isFile(one))
        return known.cTag === undefined ? undefined : getFileUrl(one.ports.graph.baseUrl, getConfig(one));
      return getResumeLink(one, known);
    }),
  );
  return addresses.filter((address) => address !== undefined);
}

const isFile = ({ source: { type } }: SourcePull): boolean => type === 'sharepoint-file' || type === 'excel-online';

/** Lists the team's sources. Returns `undefined` on failure; the failure is stored for the team. */
async function listSources(
  context: SyncContext,
  teamId: string,
  canBuild: boolean,
): Promise<readonly ListedDataSource[] | undefined> {
  const { server } = context.ports;
  try {
    let list = await server.listDataSources(teamId);
    if (list.migrationNeeded && canBuild) {
      await server.migrateDataSourcesList(teamId).catch((cause: unknown) => {
        throw cause instanceof ServerOutage ? cause : new FailureError('data-sources-migration', {}, { cause });
      });
      list = await server.listDataSources(teamId);
    }
    await saveTeamError(context, teamId, undefined);
    return list.dataSources;
  } catch (error) {
    if (error instanceof ServerOutage || error instanceof GraphOutage) throw error;
    await saveTeamError(context, teamId, { kind: 'data-sources', parameters: {}, cause: toFailure(error) });
    return undefined;
  }
}

async function saveTeamError({ database }: SyncContext, teamId: string, failure: Failure | undefined): Promise<void> {
  const write = async () => {
    const row = await database.teamSync.get(teamId);
    const others = (row?.errors ?? []).filter(({ kind }) => kind !== 'data-sources');
    if (!failure && others.length === (row?.errors ?? []).length) return;
    await database.teamSync.put({ ...row, id: teamId, errors: failure ? [...others, failure] : others });
  };
  await withStorageReserve(database, () => database.transaction('rw', database.teamSync, write));
}

async function pullSource(pull: SourcePull): Promise<void> {
  try {
    await (isFile(pull) ? pullFile(pull) : pullChanges(pull));
  } catch (error) {
    if (error instanceof ConcurrentSourcePull) return;
    if (error instanceof GraphOutage) throw error;
    await saveSourceError(pull, error);
  }
}

/**
 * Stores a failure and keeps the rows that were pulled before. If the storage is full, the rows of the incomplete pull
 * are deleted, because they would only take up space.
 */
async function saveSourceError({ database, ports, source, environment }: SourcePull, error: unknown): Promise<void> {
  const identifier = getSourceIdentifier(source, environment);
  const failure = toSourceFailure(error);
  const write = async () => {
    const known = await database.dataSummary.get(identifier);
    const now = await database.dataSources.get(source.id);
    if (!now || now.isOff) return false;
    if (isQuotaExceeded(error)) await removeRounds(database, identifier, known?.live);
    const { next, ...kept } = known ?? { dataSourceIdentifier: identifier };
    const isResumable = next && !isQuotaExceeded(error);
    await database.dataSummary.put({ ...kept, ...(isResumable && { next }), error: failure });
    return JSON.stringify(known?.error) !== JSON.stringify(failure);
  };
  const { dataSources, dataSummary, data } = database;
  const isNew = await withStorageReserve(database, () =>
    database.transaction('rw', [dataSources, dataSummary, data], write),
  );
  if (isNew) {
    const detail =
      failure.kind === 'data-source-missing' ? 'Unable to find datasource' : 'Data Source List Data Sync Request Error';
    ports.report({
      code: failure.kind,
      detail: `${detail}: ${describeFailure(toFailure(error))}`,
      ids: { dataSource: identifier },
    });
  }
}

function toSourceFailure(error: unknown): Failure {
  const failure = toFailure(error);
  const isPlain = failure.kind.startsWith('data-source-') || failure.kind === 'storage-full';
  return isPlain ? failure : { kind: 'data-source-request', parameters: {}, cause: failure };
}

/**
 * Stores a team's list of data sources from the server. In the same transaction, deletes the rows of sources that were
 * removed or changed their settings, and rows that this device no longer needs.
 */
async function saveSources(
  { database }: SyncContext,
  teamId: string,
  listed: readonly ListedDataSource[],
  use: SourceUsage,
): Promise<DataSourceRow[]> {
  return database.transaction(
    'rw',
    dataSourceTables.map((name) => database[name]),
    async () => {
      const known = await database.dataSources.where('teamId').equals(teamId).toArray();
      const rows = listed.map((source) => applyDeviceSetting(toDataSourceRow(teamId, source, use), known));
      const wanted = new Map(rows.map((row) => [row.id, row]));
      for (const before of known) {
        const row = wanted.get(before.id);
        if (row === undefined) await removeSource(database, before);
        else await removeOutdated(database, before, row);
      }
      for (const row of rows) {
        const before = known.find(({ id }) => id === row.id);
        if (!isSame(before, row)) await database.dataSources.put(row);
      }
      return rows;
    },
  );
}

/** Keeps a source turned off if it was turned off on this device. */
function applyDeviceSetting(row: DataSourceRow, known: readonly DataSourceRow[]): DataSourceRow {
  const isOff = known.find(({ id }) => id === row.id)?.isOff === true;
  return isOff ? { ...row, isOff, sync: disabledSync } : row;
}

async function removeOutdated(tables: SyncContext['database'], before: DataSourceRow, row: DataSourceRow) {
  const isOther = before.type !== row.type;
  if (isOther || !isSame(before.config, row.config) || !row.sync.enabled)
    await removeCachedRows(tables, row, 'production');
  if (isOther || !isSame(before.previewConfig, row.previewConfig) || !row.sync.includePreview)
    await removeCachedRows(tables, row, 'preview');
}

function toDataSourceRow(
  teamId: string,
  { id: sourceId, ...source }: ListedDataSource,
  use: SourceUsage,
): DataSourceRow {
  return {
    ...source,
    id: getSourceRowId(teamId, sourceId),
    sourceId,
    teamId,
    ...(source.type === 'team-members' && { systemManaged: true }),
    sync: computeSyncSettings(source, sourceId, use),
  };
}

/** Compares two JSON values regardless of property order. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sortKeys(one)) === JSON.stringify(sortKeys(other));

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, sortKeys(part)]),
  );
}
