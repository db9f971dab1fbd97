import {
  addressOf,
  askTogether,
  type DriveItem,
  driveItem,
  type GraphClient,
  GraphError,
  type ListItem,
  operations,
} from '@tideform/graph';
import { Failed } from '../failures/failed.ts';
import { inTurns } from '../in-turns.ts';
import { type AnswersCache, type FileFields, hasWholeAnswers, type RowsPlace } from './answers-cache.ts';
import { readJsonFile } from './read-json-file.ts';
import { responseFile } from './stored-files.ts';

/** Files that are read at the same time. */
const filesAtOnce = 6;
/** Larger files of answers are not read for a table. */
const largestBytes = 20_000_000;

/** What of a client reads answers. */
export type AnswersGraph = Pick<GraphClient, 'baseUrl' | 'batchGet' | 'call' | 'page' | 'download'>;

interface Reading {
  readonly place: RowsPlace;
  readonly signal?: AbortSignal | undefined;
  readonly cache?: AnswersCache | undefined;
  /** Which rows matter; absent: all of them. */
  readonly isWanted?: (row: ListItem) => boolean;
}

/**
 * Rows of submissions with all of their answers. Answers that are longer than a column holds are not in the columns: they are read
 * from the files. A file that can't be read leaves its row as it is.
 *
 * @throws GraphOutage, and GraphError when the service is busy
 */
export async function withWholeAnswers<Row extends ListItem>(
  graph: AnswersGraph,
  rows: readonly Row[],
  reading: Reading,
): Promise<readonly Row[]> {
  const { place, cache, isWanted = () => true } = reading;
  const wanted = rows.filter((row) => !hasWholeAnswers(row) && isWanted(row));
  if (wanted.length === 0) return rows;
  const found = new Map(wanted.flatMap((row) => entryOf(row.id, cache?.get(row, place))));
  const unread = wanted.filter(({ id }) => !found.has(id));
  const asked = await askTogether(
    graph,
    unread.map(({ id }) => rowAddress(graph.baseUrl, place, id)),
  );
  await inTurns(filesAtOnce, unread, async (row) => {
    const fields = await readFields(asked, row, reading);
    if (!fields) return;
    found.set(row.id, fields);
    cache?.keep(row, place, fields);
  });
  return rows.map((row) => ({ ...row, fields: { ...row.fields, ...found.get(row.id) } }));
}

const entryOf = <Value>(id: string, value: Value | undefined): [string, Value][] => (value ? [[id, value]] : []);

const query = { expand: 'driveItem' };

function rowAddress(baseUrl: string, place: RowsPlace, listItemId: string): string {
  if ('driveId' in place) return addressOf(baseUrl, operations.getDriveListItem, { ...place, listItemId }, query);
  return addressOf(baseUrl, operations.getSiteListItem, { ...place, listItemId }, query);
}

async function readFields(
  graph: AnswersGraph,
  { id: listItemId, fields }: ListItem,
  { place, signal }: Reading,
): Promise<FileFields | undefined> {
  const options = { query, ...(signal && { signal }) };
  try {
    const row =
      'driveId' in place
        ? await graph.call(operations.getDriveListItem, { ...place, listItemId }, options)
        : await graph.call(operations.getSiteListItem, { ...place, listItemId }, options);
    const item = driveItem.safeParse(row.driveItem).data;
    return item && (await readFile(graph, item, String(fields?.tfResponseId), signal));
  } catch (error) {
    const isGone = error instanceof GraphError && (error.status === 403 || error.status === 404);
    if (isGone || error instanceof Failed) return undefined;
    throw error;
  }
}

/** The file's answers, unless it says that it is another response's. */
async function readFile(
  graph: AnswersGraph,
  item: DriveItem,
  responseId: string,
  signal: AbortSignal | undefined,
): Promise<FileFields | undefined> {
  if ((item.size ?? 0) > largestBytes) return undefined;
  const { id, data } = await readJsonFile(graph, item.parentReference?.driveId ?? '', item, responseFile, signal);
  if (id !== responseId) return undefined;
  return { tfSubmissionData: JSON.stringify(data.data), tfSubmissionMetadata: JSON.stringify(data.metadata) };
}
