import { ServerOutage } from '@tideform/contract';
import { askTogether, GraphOutage } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { DataSourceRow } from '../database/data-source-rows.ts';
import { signedIn } from '../database/own-rows.ts';
import { withReserve } from '../database/reserve.ts';
import { identifierOf, removeRounds, type SourceEnvironment } from '../database/source-identifiers.ts';
import { describeFailure } from '../failures/describe-failure.ts';
import { Failed } from '../failures/failed.ts';
import type { Failure } from '../failures/failure.ts';
import { failureOf } from '../failures/failure-of.ts';
import { isQuotaExceeded } from '../failures/is-quota-exceeded.ts';
import { inTurns } from '../in-turns.ts';
import type { ListedDataSource } from '../ports.ts';
import { bringChanges, linkOf } from './bring/bring-changes.ts';
import { addressOfFile, bringFile } from './bring/bring-file.ts';
import { type Bringing, BroughtElsewhere, configOf, readSummary } from './bring/bringing.ts';
import { keepSources } from './keep-sources.ts';
import { usesOf } from './what-to-bring.ts';

const sourcesAtOnce = 3;

/**
 * Brings a team's data sources and the rows of those that this device has a use for. What fails of one is left in its summary,
 * what fails of their list in the team's row of `teamSync`; both come again with the next pull, and stop nothing else.
 *
 * @throws GraphOutage, ServerOutage when there was no answer
 */
export async function pullDataSources(context: SyncContext, teamId: string): Promise<void> {
  const { database, ports } = context;
  const { userId } = signedIn(ports);
  const team = await database.teams.get(teamId);
  if (!team) return;
  const canBuild = team.accounts[userId]?.canBuildForms === true;
  const listed = await listSources(context, teamId, canBuild);
  if (!listed) return;
  const forms = await database.forms.where('teamId').equals(teamId).toArray();
  const sources = await keepSources(context, teamId, listed, usesOf(forms, canBuild));
  const wanted = sources.flatMap((source) =>
    environmentsOf(source).map((environment): Bringing => ({ ...context, source, environment, userId })),
  );
  const graph = await askTogether(ports.graph, await addressesOf(wanted)).catch((error: unknown) => {
    if (error instanceof GraphOutage) throw error;
    return ports.graph;
  });
  await inTurns(sourcesAtOnce, wanted, (one) => bring({ ...one, ports: { ...ports, graph } }));
}

const environmentsOf = ({ sync }: DataSourceRow): SourceEnvironment[] => [
  ...(sync.enabled ? ['production' as const] : []),
  ...(sync.includePreview ? ['preview' as const] : []),
];

/** Where each source that was brought before says whether it has changed. */
async function addressesOf(wanted: readonly Bringing[]): Promise<string[]> {
  const addresses = await Promise.all(
    wanted.map(async (one) => {
      const known = await readSummary(one);
      if (isFile(one))
        return known.cTag === undefined ? undefined : addressOfFile(one.ports.graph.baseUrl, configOf(one));
      return linkOf(one, known);
    }),
  );
  return addresses.filter((address) => address !== undefined);
}

const isFile = ({ source: { type } }: Bringing): boolean => type === 'sharepoint-file' || type === 'excel-online';

/** `undefined`: it could not be had, and the team says so. */
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
        throw cause instanceof ServerOutage ? cause : new Failed('data-sources-migration', {}, { cause });
      });
      list = await server.listDataSources(teamId);
    }
    await keepTeamError(context, teamId, undefined);
    return list.dataSources;
  } catch (error) {
    if (error instanceof ServerOutage || error instanceof GraphOutage) throw error;
    await keepTeamError(context, teamId, { kind: 'data-sources', parameters: {}, cause: failureOf(error) });
    return undefined;
  }
}

async function keepTeamError({ database }: SyncContext, teamId: string, failure: Failure | undefined): Promise<void> {
  const keep = async () => {
    const row = await database.teamSync.get(teamId);
    const others = (row?.errors ?? []).filter(({ kind }) => kind !== 'data-sources');
    if (!failure && others.length === (row?.errors ?? []).length) return;
    await database.teamSync.put({ ...row, id: teamId, errors: failure ? [...others, failure] : others });
  };
  await withReserve(database, () => database.transaction('rw', database.teamSync, keep));
}

async function bring(bringing: Bringing): Promise<void> {
  try {
    await (isFile(bringing) ? bringFile(bringing) : bringChanges(bringing));
  } catch (error) {
    if (error instanceof BroughtElsewhere) return;
    if (error instanceof GraphOutage) throw error;
    await keepError(bringing, error);
  }
}

/** What was brought before stays. What a full storage has cut short goes: it would only take room. */
async function keepError({ database, ports, source, environment }: Bringing, error: unknown): Promise<void> {
  const identifier = identifierOf(source, environment);
  const failure = told(error);
  const keep = async () => {
    const known = await database.dataSummary.get(identifier);
    const now = await database.dataSources.get(source.id);
    if (!now || now.isOff) return false;
    if (isQuotaExceeded(error)) await removeRounds(database, identifier, known?.live);
    const { next, ...kept } = known ?? { dataSourceIdentifier: identifier };
    const isKept = next && !isQuotaExceeded(error);
    await database.dataSummary.put({ ...kept, ...(isKept && { next }), error: failure });
    return JSON.stringify(known?.error) !== JSON.stringify(failure);
  };
  const { dataSources, dataSummary, data } = database;
  const isNew = await withReserve(database, () => database.transaction('rw', [dataSources, dataSummary, data], keep));
  if (isNew) {
    const detail =
      failure.kind === 'data-source-missing' ? 'Unable to find datasource' : 'Data Source List Data Sync Request Error';
    ports.report({
      code: failure.kind,
      detail: `${detail}: ${describeFailure(failureOf(error))}`,
      ids: { dataSource: identifier },
    });
  }
}

function told(error: unknown): Failure {
  const failure = failureOf(error);
  const isPlain = failure.kind.startsWith('data-source-') || failure.kind === 'storage-full';
  return isPlain ? failure : { kind: 'data-source-request', parameters: {}, cause: failure };
}
