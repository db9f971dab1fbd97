import type { SyncContext } from '../../context.ts';
import type { DataRow, DataSourceRow, DataSummaryRow } from '../../database/data-source-rows.ts';
import type { TableAccess } from '../../database/open-database.ts';
import {
  dataSourceTables,
  identifierOf,
  removeRounds,
  roundOf,
  rowsIn,
  type SourceEnvironment,
} from '../../database/source-identifiers.ts';

/** One environment of one source, whose rows are being brought for one person. */
export interface Bringing extends SyncContext {
  readonly source: DataSourceRow;
  readonly environment: SourceEnvironment;
  readonly userId: string;
}

/** Its settings have changed, or somebody else has brought rows meanwhile: nothing more of this is kept. */
export class BroughtElsewhere extends Error {
  override readonly name = 'BroughtElsewhere';
}

/** A row on its way: without value it is gone. */
export interface BroughtRow {
  readonly id: string;
  readonly at: number;
  readonly value?: unknown;
}

export const configOf = ({ source, environment }: Pick<Bringing, 'source' | 'environment'>) =>
  (environment === 'preview' ? source.previewConfig : source.config) ?? {};

const identifier = ({ source, environment }: Bringing): string => identifierOf(source, environment);

/** What another person was given is no beginning: they may see other rows. */
export async function readSummary(bringing: Bringing): Promise<DataSummaryRow> {
  const known = await bringing.database.dataSummary.get(identifier(bringing));
  const blank = { dataSourceIdentifier: identifier(bringing), ...(known?.mark && { mark: known.mark }) };
  return known?.userId === bringing.userId ? known : blank;
}

/** Begins to bring all again, beside what is live. What such a beginning has left goes. */
export async function beginRound(bringing: Bringing, known: DataSummaryRow): Promise<DataSummaryRow> {
  const rows = roundOf(identifier(bringing), bringing.ports.chance.uuid());
  return whereItWas(bringing, known, async (tables) => {
    await removeRounds(tables, identifier(bringing), known.live);
    const { token: _old, next: _former, ...kept } = known;
    return { ...kept, next: { rows } };
  });
}

/** Keeps rows under `identifier`; `after` says what the summary is then, and may remove what is not wanted any more. */
export function keepRows(
  bringing: Bringing,
  known: DataSummaryRow,
  under: string,
  rows: readonly BroughtRow[],
  after: (tables: TableAccess) => Promise<DataSummaryRow> | DataSummaryRow,
): Promise<DataSummaryRow> {
  const lastModified = bringing.ports.clock.now();
  const kept = rows
    .filter(({ value }) => value !== undefined)
    .map(({ id, at, value }): DataRow => ({ dataSourceIdentifier: under, id, lastModified, at, value }));
  const gone = rows.filter(({ value }) => value === undefined).map(({ id }): [string, string] => [under, id]);
  return whereItWas(bringing, known, async (tables) => {
    if (gone.length > 0) await tables.data.bulkDelete(gone);
    if (under !== known.live) await tables.putUnseen(kept);
    else if (kept.length > 0) await tables.data.bulkPut(kept);
    return after(tables);
  });
}

/** What the summary says once the round that it speaks of is whole: its rows are live, those before go. */
export async function endRound(
  bringing: Bringing,
  tables: TableAccess,
  known: DataSummaryRow,
  reached: Pick<DataSummaryRow, 'token' | 'cTag'>,
): Promise<DataSummaryRow> {
  const live = known.next?.rows ?? known.live ?? '';
  await removeRounds(tables, identifier(bringing), live);
  const { next: _done, error: _mended, token: _token, cTag: _cTag, ...kept } = known;
  return { ...kept, ...reached, live, ...(await countOf(bringing, tables, live)) };
}

const SAMPLE = 100;

export async function countOf({ ports }: Bringing, tables: TableAccess, live: string) {
  const count = await rowsIn(tables, live).count();
  const some = await rowsIn(tables, live).limit(SAMPLE).toArray();
  const length = some.reduce((sum, { value }) => sum + JSON.stringify(value ?? null).length, 0);
  return {
    count,
    sizeBytes: some.length === 0 ? 0 : Math.round((length / some.length) * count),
    lastModified: ports.clock.now(),
  };
}

/**
 * Writes in one transaction over all tables of data sources, unless the source reads something else by now or its summary is not the
 * one that was seen.
 * @throws BroughtElsewhere
 */
export function whereItWas(
  bringing: Bringing,
  known: DataSummaryRow,
  write: (tables: TableAccess) => Promise<DataSummaryRow>,
): Promise<DataSummaryRow> {
  const { database, source, ports, userId } = bringing;
  const mark = ports.chance.uuid();
  return database.transaction(
    'rw',
    dataSourceTables.map((name) => database[name]),
    async () => {
      const now = await database.dataSources.get(source.id);
      const isSame = now?.type === source.type && !now.isOff && isSameConfig(bringing, now);
      const { mark: present } = (await database.dataSummary.get(known.dataSourceIdentifier)) ?? {};
      if (!isSame || present !== known.mark) throw new BroughtElsewhere();
      const summary = { ...(await write(database)), userId, mark };
      await database.dataSummary.put(summary);
      return summary;
    },
  );
}

const isSameConfig = (bringing: Bringing, source: DataSourceRow): boolean =>
  JSON.stringify(configOf({ ...bringing, source })) === JSON.stringify(configOf(bringing));
