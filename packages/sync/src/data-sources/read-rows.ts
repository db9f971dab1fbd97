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

/** What was read last, as long as somebody uses it: fields that ask for the same rows share them. */
const shared = new WeakMap<Database, Map<string, { readonly version: string; readonly rows: WeakRef<Rows> }>>();
type Rows = readonly unknown[];

/**
 * The values of a source's rows in their order; `coming`: they have not been brought yet. The same list as long as nothing of it has
 * changed. `undefined`: the team has no such source.
 */
export async function readRows(database: Database, asked: RowsAsked): Promise<Rows | 'coming' | undefined> {
  const live = await liveRound(database, asked);
  if (live === undefined || live === 'coming') return live;
  if (asked.most !== undefined) return inOrder(await rowsIn(database, live.rows).limit(asked.most).toArray());
  const kept = shared.get(database) ?? new Map();
  shared.set(database, kept);
  const known = kept.get(live.rows);
  const before = known?.version === live.version ? known.rows.deref() : undefined;
  if (before) return before;
  const rows = inOrder(await allOf(database, live.rows));
  const after = await liveRound(database, asked);
  // Another round has become live, or this one has changed while it was read: only a part of it may be here.
  if (typeof after !== 'object' || after.rows !== live.rows || after.version !== live.version)
    return readRows(database, asked);
  kept.set(live.rows, { version: live.version, rows: new WeakRef(rows) });
  return rows;
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
  return (await database.data.get([live.rows, id]))?.value;
}

async function liveRound(database: Database, { teamId, sourceId, userId, environment = 'production' }: RowsAsked) {
  const source = await database.dataSources.get(sourceKey(teamId, sourceId));
  if (!source) return undefined;
  const isPreview = environment === 'preview' && source.previewConfig !== undefined;
  const summary = await database.dataSummary.get(identifierOf(source, isPreview ? 'preview' : 'production'));
  if (summary?.live === undefined || summary.userId !== userId) return 'coming';
  return { rows: summary.live, version: summary.mark ?? '' };
}

const byPlace = (one: DataRow, other: DataRow): number => (one.at ?? 0) - (other.at ?? 0);
