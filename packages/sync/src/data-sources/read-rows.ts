import type { DataRow } from '../database/data-source-rows.ts';
import type { Database } from '../database/open-database.ts';
import { identifierOf, type SourceEnvironment, sourceKey } from '../database/source-identifiers.ts';

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

/** The values of a source's rows in their order; `coming`: they have not been brought yet. `undefined`: the team has no such source. */
export async function readRows(
  database: Database,
  asked: RowsAsked,
): Promise<readonly unknown[] | 'coming' | undefined> {
  const { data } = database;
  const live = await liveRound(database, asked);
  if (live === undefined || live === 'coming') return live;
  const found = data.where('dataSourceIdentifier').equals(live.rows);
  const rows = await (asked.most === undefined ? found : found.limit(asked.most)).toArray();
  return rows.sort(byPlace).map(({ value }) => value);
}

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
  return summary?.live !== undefined && summary.userId === userId ? { rows: summary.live } : 'coming';
}

const byPlace = (one: DataRow, other: DataRow): number => (one.at ?? 0) - (other.at ?? 0);
