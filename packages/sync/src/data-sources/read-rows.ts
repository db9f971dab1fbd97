import { formatAsText, isRecord } from '@tideform/engine';
import type { DataRow } from '../database/data-source-rows.ts';
import type { Database } from '../database/open-database.ts';
import { identifierOf, queryRows, type SourceEnvironment, sourceKey } from '../database/source-identifiers.ts';

export interface RowQuery {
  readonly teamId: string;
  readonly sourceId: string;
  /** User for whom the rows were pulled. Rows that were pulled with another user's permissions aren't returned. */
  readonly userId: string;
  /** `preview` returns the rows of the preview environment, if the source has one. */
  readonly environment?: SourceEnvironment;
  /** Maximum number of rows; all by default. */
  readonly most?: number;
}

/** Rows per read, so that the page stays responsive in between. */
const rowsAtOnce = 2000;

type Rows = readonly unknown[];

interface Shared {
  readonly version: string;
  /** Set while the rows are being read. */
  reading: Promise<Rows> | undefined;
  /** The rows, as long as a caller keeps a reference to them. */
  rows?: WeakRef<Rows>;
}

/**
 * Maps the identifier of a pull's rows to the list that was read, so that fields with the same source share one list.
 */
const shared = new WeakMap<Database, Map<string, Shared>>();

/**
 * Returns the values of a source's rows in order; `coming` if the rows weren't pulled yet; `undefined` if the team has
 * no such source. The result is the same list as long as its content doesn't change.
 */
export async function readRows(database: Database, query: RowQuery): Promise<Rows | 'coming' | undefined> {
  const live = await liveRound(database, query);
  if (live === undefined || live === 'coming') return live;
  if (query.most !== undefined) return sortRows(await queryRows(database, live.rows).limit(query.most).toArray());
  const rows = await sharedRows(database, live);
  const after = await liveRound(database, query);
  // The live rows were replaced or changed during the read, so the list may be incomplete.
  const isSame = typeof after === 'object' && after.rows === live.rows && after.version === live.version;
  return isSame ? rows : readRows(database, query);
}

async function sharedRows(database: Database, { rows: round, version }: Live): Promise<Rows> {
  const rounds = shared.get(database) ?? new Map<string, Shared>();
  shared.set(database, rounds);
  const before = rounds.get(round);
  const known = before?.version === version ? (before.rows?.deref() ?? before.reading) : undefined;
  if (known) return known;
  const entry: Shared = { version, reading: readAll(database, round).then(sortRows) };
  rounds.set(round, entry);
  try {
    const rows = (await entry.reading) ?? [];
    entry.rows = new WeakRef(rows);
    return rows;
  } finally {
    entry.reading = undefined;
  }
}

/** Reads all rows in parts, each starting after the previous one. */
async function readAll(database: Database, round: string): Promise<DataRow[]> {
  const all: DataRow[] = [];
  for (let after: string | undefined; ; ) {
    const part: DataRow[] = await queryRows(database, round, after).limit(rowsAtOnce).toArray();
    for (const row of part) all.push(row);
    after = part.at(-1)?.id;
    if (part.length < rowsAtOnce) return all;
  }
}

const sortRows = (rows: DataRow[]): Rows => rows.sort(byPosition).map(({ value }) => value);

/** Returns the row with this ID; `undefined` if there is none. */
export async function readRow(database: Database, query: RowQuery, id: string): Promise<unknown> {
  const live = await liveRound(database, query);
  if (live === undefined || live === 'coming') return undefined;
  if (live.isOfSubmissions) return indexByResponse(await readRows(database, query)).get(id);
  return (await database.data.get([live.rows, id]))?.value;
}

const submissions = new WeakMap<Rows, ReadonlyMap<string, unknown>>();

/** Indexes submissions by response ID. Their rows are stored by list item ID, which identifies deleted items. */
function indexByResponse(rows: Rows | 'coming' | undefined): ReadonlyMap<string, unknown> {
  if (rows === undefined || rows === 'coming') return new Map();
  const known = submissions.get(rows) ?? new Map(rows.map((row) => [formatAsText(isRecord(row) ? row.id : row), row]));
  submissions.set(rows, known);
  return known;
}

interface Live {
  readonly rows: string;
  readonly isOfSubmissions: boolean;
  readonly version: string;
}

async function liveRound(
  database: Database,
  { teamId, sourceId, userId, environment = 'production' }: RowQuery,
): Promise<Live | 'coming' | undefined> {
  const source = await database.dataSources.get(sourceKey(teamId, sourceId));
  if (!source) return undefined;
  const isPreview = environment === 'preview' && source.previewConfig !== undefined;
  const summary = await database.dataSummary.get(identifierOf(source, isPreview ? 'preview' : 'production'));
  if (summary?.live === undefined || summary.userId !== userId) return 'coming';
  const isOfSubmissions = source.type === 'form-submissions';
  return { rows: summary.live, version: summary.mark ?? '', isOfSubmissions };
}

const byPosition = (one: DataRow, other: DataRow): number => (one.at ?? 0) - (other.at ?? 0);
