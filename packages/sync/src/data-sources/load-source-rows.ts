import { formatAsText, isRecord } from '@tideform/engine';
import type { DataRow } from '../database/data-source-rows.ts';
import type { Database } from '../database/open-database.ts';
import {
  getSourceIdentifier,
  getSourceRowId,
  queryRows,
  type SourceEnvironment,
} from '../database/source-identifiers.ts';

export interface SourceRowsQuery {
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
const rowsPerRead = 2000;

type RowValues = readonly unknown[];

interface SharedRows {
  readonly version: string;
  /** Set while the rows are being read. */
  pendingRows: Promise<RowValues> | undefined;
  /** The rows, as long as a caller keeps a reference to them. */
  rows?: WeakRef<RowValues>;
}

/**
 * Maps the identifier of a pull's rows to the list that was read, so that fields with the same source share one list.
 */
const sharedRowsByDatabase = new WeakMap<Database, Map<string, SharedRows>>();

/**
 * Returns the values of a source's rows in order; `coming` if the rows weren't pulled yet; `undefined` if the team has
 * no such source. The result is the same list as long as its content doesn't change.
 */
export async function loadSourceRows(
  database: Database,
  query: SourceRowsQuery,
): Promise<RowValues | 'coming' | undefined> {
  const live = await findLiveRound(database, query);
  if (live === undefined || live === 'coming') return live;
  if (query.most !== undefined) return sortRows(await queryRows(database, live.roundId).limit(query.most).toArray());
  const rows = await loadSharedRows(database, live);
  const after = await findLiveRound(database, query);
  // The live rows were replaced or changed during the read, so the list may be incomplete.
  const isSame = typeof after === 'object' && after.roundId === live.roundId && after.version === live.version;
  return isSame ? rows : loadSourceRows(database, query);
}

async function loadSharedRows(database: Database, { roundId: round, version }: LiveRound): Promise<RowValues> {
  const rounds = sharedRowsByDatabase.get(database) ?? new Map<string, SharedRows>();
  sharedRowsByDatabase.set(database, rounds);
  const before = rounds.get(round);
  const known = before?.version === version ? (before.rows?.deref() ?? before.pendingRows) : undefined;
  if (known) return known;
  const entry: SharedRows = { version, pendingRows: readAll(database, round).then(sortRows) };
  rounds.set(round, entry);
  try {
    const rows = (await entry.pendingRows) ?? [];
    entry.rows = new WeakRef(rows);
    return rows;
  } finally {
    entry.pendingRows = undefined;
  }
}

/** Reads all rows in parts, each starting after the previous one. */
async function readAll(database: Database, round: string): Promise<DataRow[]> {
  const all: DataRow[] = [];
  for (let after: string | undefined; ; ) {
    const chunk: DataRow[] = await queryRows(database, round, after).limit(rowsPerRead).toArray();
    for (const row of chunk) all.push(row);
    after = chunk.at(-1)?.id;
    if (chunk.length < rowsPerRead) return all;
  }
}

const sortRows = (rows: DataRow[]): RowValues => rows.sort(compareByPosition).map(({ value }) => value);

/** Returns the row with this ID; `undefined` if there is none. */
export async function loadSourceRow(database: Database, query: SourceRowsQuery, id: string): Promise<unknown> {
  const live = await findLiveRound(database, query);
  if (live === undefined || live === 'coming') return undefined;
  if (live.isOfSubmissions) return indexByResponse(await loadSourceRows(database, query)).get(id);
  return (await database.data.get([live.roundId, id]))?.value;
}

const submissionIndexes = new WeakMap<RowValues, ReadonlyMap<string, unknown>>();

/** Indexes submissions by response ID. Their rows are stored by list item ID, which identifies deleted items. */
function indexByResponse(rows: RowValues | 'coming' | undefined): ReadonlyMap<string, unknown> {
  if (rows === undefined || rows === 'coming') return new Map();
  const known =
    submissionIndexes.get(rows) ?? new Map(rows.map((row) => [formatAsText(isRecord(row) ? row.id : row), row]));
  submissionIndexes.set(rows, known);
  return known;
}

interface LiveRound {
  readonly roundId: string;
  readonly isOfSubmissions: boolean;
  readonly version: string;
}

async function findLiveRound(
  database: Database,
  { teamId, sourceId, userId, environment = 'production' }: SourceRowsQuery,
): Promise<LiveRound | 'coming' | undefined> {
  const source = await database.dataSources.get(getSourceRowId(teamId, sourceId));
  if (!source) return undefined;
  const isPreview = environment === 'preview' && source.previewConfig !== undefined;
  const summary = await database.dataSummary.get(getSourceIdentifier(source, isPreview ? 'preview' : 'production'));
  if (summary?.live === undefined || summary.userId !== userId) return 'coming';
  const isOfSubmissions = source.type === 'form-submissions';
  return { roundId: summary.live, version: summary.mark ?? '', isOfSubmissions };
}

const compareByPosition = (one: DataRow, other: DataRow): number => (one.at ?? 0) - (other.at ?? 0);
