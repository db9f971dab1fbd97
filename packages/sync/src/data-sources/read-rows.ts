import { isRecord, wordOf } from '@tideform/engine';
import type { DataRow } from '../database/data-source-rows.ts';
import type { Database } from '../database/open-database.ts';
import { identifierOf, rowsIn, type SourceEnvironment, sourceKey } from '../database/source-identifiers.ts';

export interface RowsAsked {
  readonly teamId: string;
  readonly sourceId: string;
  /** Rows that others' rights have brought are not shown. */
  readonly userId: string;
  /** `preview`: those of the preview environment, where the source has one. */
  readonly environment?: SourceEnvironment;
  /** Without it all. */
  readonly most?: number;
}

/** Read at once: the page goes on hearing people in between. */
const rowsAtOnce = 2000;

type Rows = readonly unknown[];

interface Shared {
  readonly version: string;
  /** While they are being read. */
  reading: Promise<Rows> | undefined;
  /** As long as somebody uses them. */
  rows?: WeakRef<Rows>;
}

/** By their rounds: fields that ask for the same rows share them. */
const shared = new WeakMap<Database, Map<string, Shared>>();

/**
 * The values of a source's rows in their order; `coming`: they have not been brought yet. The same list as long as nothing of it has
 * changed. `undefined`: the team has no such source.
 */
export async function readRows(database: Database, asked: RowsAsked): Promise<Rows | 'coming' | undefined> {
  const live = await liveRound(database, asked);
  if (live === undefined || live === 'coming') return live;
  if (asked.most !== undefined) return inOrder(await rowsIn(database, live.rows).limit(asked.most).toArray());
  const rows = await sharedRows(database, live);
  const after = await liveRound(database, asked);
  // Another round has become live, or this one has changed while it was read: only a part of it may be here.
  const isSame = typeof after === 'object' && after.rows === live.rows && after.version === live.version;
  return isSame ? rows : readRows(database, asked);
}

async function sharedRows(database: Database, { rows: round, version }: Live): Promise<Rows> {
  const rounds = shared.get(database) ?? new Map<string, Shared>();
  shared.set(database, rounds);
  const before = rounds.get(round);
  const known = before?.version === version ? (before.rows?.deref() ?? before.reading) : undefined;
  if (known) return known;
  const entry: Shared = { version, reading: allOf(database, round).then(inOrder) };
  rounds.set(round, entry);
  try {
    const rows = (await entry.reading) ?? [];
    entry.rows = new WeakRef(rows);
    return rows;
  } finally {
    entry.reading = undefined;
  }
}

/** Part after part, each from behind the last. */
async function allOf(database: Database, round: string): Promise<DataRow[]> {
  const all: DataRow[] = [];
  for (let after: string | undefined; ; ) {
    const part: DataRow[] = await rowsIn(database, round, after).limit(rowsAtOnce).toArray();
    for (const row of part) all.push(row);
    after = part.at(-1)?.id;
    if (part.length < rowsAtOnce) return all;
  }
}

const inOrder = (rows: DataRow[]): Rows => rows.sort(byPlace).map(({ value }) => value);

/** The row with this id; `undefined`: there is none. */
export async function readRow(database: Database, asked: RowsAsked, id: string): Promise<unknown> {
  const live = await liveRound(database, asked);
  if (live === undefined || live === 'coming') return undefined;
  if (live.isOfSubmissions) return bySubmission(await readRows(database, asked)).get(id);
  return (await database.data.get([live.rows, id]))?.value;
}

const submissions = new WeakMap<Rows, ReadonlyMap<string, unknown>>();

/** A submission is called by its response; the library's number, by which its row is kept, says when it is gone. */
function bySubmission(rows: Rows | 'coming' | undefined): ReadonlyMap<string, unknown> {
  if (rows === undefined || rows === 'coming') return new Map();
  const known = submissions.get(rows) ?? new Map(rows.map((row) => [wordOf(isRecord(row) ? row.id : row), row]));
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
  { teamId, sourceId, userId, environment = 'production' }: RowsAsked,
): Promise<Live | 'coming' | undefined> {
  const source = await database.dataSources.get(sourceKey(teamId, sourceId));
  if (!source) return undefined;
  const isPreview = environment === 'preview' && source.previewConfig !== undefined;
  const summary = await database.dataSummary.get(identifierOf(source, isPreview ? 'preview' : 'production'));
  if (summary?.live === undefined || summary.userId !== userId) return 'coming';
  const isOfSubmissions = source.type === 'form-submissions';
  return { rows: summary.live, version: summary.mark ?? '', isOfSubmissions };
}

const byPlace = (one: DataRow, other: DataRow): number => (one.at ?? 0) - (other.at ?? 0);
