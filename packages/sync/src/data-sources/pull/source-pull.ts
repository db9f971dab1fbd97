import type { SyncContext } from '../../context.ts';
import type { DataRow, DataSourceRow, DataSummaryRow } from '../../database/data-source-rows.ts';
import type { TableAccess } from '../../database/open-database.ts';
import {
  dataSourceTables,
  getRoundIdentifier,
  getSourceIdentifier,
  queryRows,
  removeRounds,
  type SourceEnvironment,
} from '../../database/source-identifiers.ts';

/** Pull of one environment of a data source for one user. */
export interface SourcePull extends SyncContext {
  readonly source: DataSourceRow;
  readonly environment: SourceEnvironment;
  readonly userId: string;
}

/**
 * Thrown when the source's settings have changed or another tab has pulled rows meanwhile; the rest of this pull is
 * dropped.
 */
export class ConcurrentSourcePull extends Error {
  override readonly name = 'BroughtElsewhere';
}

/** Row of a pull. A row without a value was deleted from the source. */
export interface PulledRow {
  readonly id: string;
  readonly at: number;
  readonly value?: unknown;
}

export const getConfig = ({ source, environment }: Pick<SourcePull, 'source' | 'environment'>) =>
  (environment === 'preview' ? source.previewConfig : source.config) ?? {};

const getIdentifier = ({ source, environment }: SourcePull): string => getSourceIdentifier(source, environment);

/**
 * Reads the summary of the source. Rows that were pulled for another user aren't reused, because that user may see
 * other rows.
 */
export async function loadSummary(pull: SourcePull): Promise<DataSummaryRow> {
  const known = await pull.database.dataSummary.get(getIdentifier(pull));
  const blank = { dataSourceIdentifier: getIdentifier(pull), ...(known?.mark && { mark: known.mark }) };
  return known?.userId === pull.userId ? known : blank;
}

/** Starts a complete pull beside the live rows, and deletes rows that an earlier incomplete pull has left. */
export async function beginRound(pull: SourcePull, known: DataSummaryRow): Promise<DataSummaryRow> {
  const rows = getRoundIdentifier(getIdentifier(pull), pull.ports.chance.uuid());
  return writeIfCurrent(pull, known, async (tables) => {
    await removeRounds(tables, getIdentifier(pull), known.live);
    const { token: _old, next: _former, ...kept } = known;
    return { ...kept, next: { rows } };
  });
}

/**
 * Stores rows under the identifier `roundId` of a pull. `after` returns the new summary, and may delete outdated rows.
 */
export function saveRows(
  pull: SourcePull,
  known: DataSummaryRow,
  roundId: string,
  rows: readonly PulledRow[],
  after: (tables: TableAccess) => Promise<DataSummaryRow> | DataSummaryRow,
): Promise<DataSummaryRow> {
  const lastModified = pull.ports.clock.now();
  const savedRows = rows
    .filter(({ value }) => value !== undefined)
    .map(({ id, at, value }): DataRow => ({ dataSourceIdentifier: roundId, id, lastModified, at, value }));
  const gone = rows.filter(({ value }) => value === undefined).map(({ id }): [string, string] => [roundId, id]);
  return writeIfCurrent(pull, known, async (tables) => {
    if (gone.length > 0) await tables.data.bulkDelete(gone);
    if (roundId !== known.live) await tables.putUnobserved(savedRows);
    else if (savedRows.length > 0) await tables.data.bulkPut(savedRows);
    return after(tables);
  });
}

/** Returns the summary after a complete pull: the new rows become live, and the previous ones are deleted. */
export async function endRound(
  pull: SourcePull,
  tables: TableAccess,
  known: DataSummaryRow,
  reached: Pick<DataSummaryRow, 'token' | 'cTag'>,
): Promise<DataSummaryRow> {
  const live = known.next?.rows ?? known.live ?? '';
  await removeRounds(tables, getIdentifier(pull), live);
  const { next: _done, error: _mended, token: _token, cTag: _cTag, ...kept } = known;
  return { ...kept, ...reached, live, ...(await computeStatistics(pull, tables, live)) };
}

const sampleSize = 100;

export async function computeStatistics({ ports }: SourcePull, tables: TableAccess, live: string) {
  const count = await queryRows(tables, live).count();
  const sampleRows = await queryRows(tables, live).limit(sampleSize).toArray();
  const length = sampleRows.reduce((sum, { value }) => sum + JSON.stringify(value ?? null).length, 0);
  return {
    count,
    sizeBytes: sampleRows.length === 0 ? 0 : Math.round((length / sampleRows.length) * count),
    lastModified: ports.clock.now(),
  };
}

/**
 * Writes in one transaction over all data source tables, unless the source's settings or its summary have changed
 * meanwhile.
 *
 * @throws ConcurrentSourcePull
 */
export function writeIfCurrent(
  pull: SourcePull,
  known: DataSummaryRow,
  write: (tables: TableAccess) => Promise<DataSummaryRow>,
): Promise<DataSummaryRow> {
  const { database, source, ports, userId } = pull;
  const mark = ports.chance.uuid();
  return database.transaction(
    'rw',
    dataSourceTables.map((name) => database[name]),
    async () => {
      const now = await database.dataSources.get(source.id);
      const isSame = now?.type === source.type && !now.isOff && isSameConfig(pull, now);
      const { mark: present } = (await database.dataSummary.get(known.dataSourceIdentifier)) ?? {};
      if (!isSame || present !== known.mark) throw new ConcurrentSourcePull();
      const summary = { ...(await write(database)), userId, mark };
      await database.dataSummary.put(summary);
      return summary;
    },
  );
}

const isSameConfig = (pull: SourcePull, source: DataSourceRow): boolean =>
  JSON.stringify(getConfig({ ...pull, source })) === JSON.stringify(getConfig(pull));
