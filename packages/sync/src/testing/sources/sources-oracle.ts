import type { DataSourceRow } from '../../database/data-source-rows.ts';
import type { Database } from '../../database/open-database.ts';
import { getSourceRowId } from '../../database/source-identifiers.ts';
import type { Simulation } from '../simulation.ts';
import { describeDifference } from '../submit-oracle.ts';
import type { SourcesAuthor } from './sources-author.ts';

interface SourceState {
  readonly source: DataSourceRow | undefined;
  /** Rows of the source; `undefined` if nothing was pulled yet. */
  readonly rows: readonly string[] | undefined;
  /** The source is turned off on the device, but has rows there. */
  readonly isStoredAlthoughOff: boolean;
}

/** Reads what a form would see at this moment. */
async function readSourceState({
  database,
  id,
}: {
  readonly database: Database;
  readonly id: string;
}): Promise<SourceState> {
  const { dataSources, dataSummary, data } = database;
  return database.transaction('r', [dataSources, dataSummary, data], async () => {
    const source = await dataSources.get(id);
    const summary = source && (await dataSummary.get(id));
    const live = summary?.live;
    const isThere = source?.isOff === true && (summary !== undefined || (await countRows(data, id)) > 0);
    if (live === undefined) return { source, rows: undefined, isStoredAlthoughOff: isThere };
    const rows = await data.where('dataSourceIdentifier').equals(live).toArray();
    const values = rows.sort((one, other) => (one.at ?? 0) - (other.at ?? 0)).map(({ value }) => value);
    const texts = values.map((value) => getText(value as Readonly<Record<string, unknown>>));
    return { source, rows: texts, isStoredAlthoughOff: isThere };
  });
}

/** Counts the rows of all pulls of a source, live or not. */
const countRows = (data: Database['data'], id: string): Promise<number> =>
  data.where('dataSourceIdentifier').between(`${id}#`, `${id}$`).count();

const getText = ({ Title, name }: Readonly<Record<string, unknown>>): string => String(Title ?? name);

/** Finds content that no form may ever read. */
export async function findInvalidContent(
  database: Database,
  simulation: Simulation,
  author: SourcesAuthor,
): Promise<string[]> {
  const [sites, prices] = await Promise.all(
    ['sites', 'prices'].map((id) => readSourceState({ database, id: getSourceRowId(simulation.team.id, id) })),
  );
  const list = author.lists.find(({ config }) => config.listId === sites?.source?.config.listId);
  const damage = [sites, prices].flatMap((seen) =>
    seen?.isStoredAlthoughOff ? [`[SYNC-365] ${seen.source?.title} is kept off and there all the same`] : [],
  );
  if (sites?.rows && list) {
    const { rows } = sites;
    if (!list.anchors.every((anchor) => rows.includes(anchor)))
      damage.push('[SYNC-352] forms read only some of the rows of a list');
    if (rows.some((row) => !row.startsWith(list.config.listId)))
      damage.push('[SYNC-354] forms read the rows of another list');
  }
  if (prices?.rows && !author.files.some((rows) => rows.join() === prices.rows?.join()))
    damage.push(`[SYNC-357] forms read what no file ever had: ${prices.rows.join()}`);
  return damage;
}

/** Finds differences between the device and the author's final state. */
export async function findOutdatedContent(
  database: Database,
  simulation: Simulation,
  author: SourcesAuthor,
): Promise<string[]> {
  const wanted = simulation.server.dataSources.map(({ id }) => getSourceRowId(simulation.team.id, id)).sort();
  const known = (await database.dataSources.toCollection().primaryKeys()).sort();
  const damage = describeDifference('[SYNC-354] sources', known, wanted);
  let live = 0;
  for (const { id, config } of simulation.server.dataSources) {
    const list = author.lists.find((one) => one.config.listId === config.listId);
    const { rows } = await readSourceState({ database, id: getSourceRowId(simulation.team.id, id) });
    live += rows?.length ?? 0;
    damage.push(
      ...describeDifference(`[SYNC-351] rows of ${id}`, rows, list ? [...list.rows.values()] : author.files.at(-1)),
    );
  }
  const summaries = await database.dataSummary.toArray();
  damage.push(
    ...describeDifference('[SYNC-354] summaries', summaries.map((row) => row.dataSourceIdentifier).sort(), wanted),
  );
  damage.push(
    ...describeDifference(
      '[SYNC-353] errors',
      summaries.flatMap(({ error }) => error?.kind ?? []),
      [],
    ),
  );
  damage.push(...describeDifference('[SYNC-360] rows that nobody reads', (await database.data.count()) - live, 0));
  return damage;
}
