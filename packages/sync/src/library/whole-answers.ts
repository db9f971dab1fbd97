import {
  type DriveItem,
  driveItem,
  formatAddress,
  type GraphClient,
  GraphError,
  type ListItem,
  operations,
  prefetch,
} from '@tideform/graph';
import { Failed } from '../failures/failed.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { type AnswersCache, type FileFields, hasWholeAnswers, type RowsLocation } from './answers-cache.ts';
import { readJsonFile } from './read-json-file.ts';
import { responseFile } from './stored-files.ts';

/** Number of files that are read at the same time. */
const filesAtOnce = 6;
/** Maximum size of an answer file that is read for tables, in bytes. */
const largestBytes = 20_000_000;

/** Part of the Graph client that reads answers. */
export type AnswersGraph = Pick<GraphClient, 'baseUrl' | 'batchGet' | 'call' | 'page' | 'download'>;

interface ReadOptions {
  readonly rowsLocation: RowsLocation;
  readonly signal?: AbortSignal | undefined;
  readonly cache?: AnswersCache | undefined;
  /** Selects the rows to complete; all by default. */
  readonly isWanted?: (row: ListItem) => boolean;
}

/**
 * Completes the answers of submission rows. Answers that are too long for a column are read from the files. If a file
 * can't be read, its row is returned unchanged.
 *
 * @throws GraphOutage, and GraphError when the service is busy
 */
export async function withWholeAnswers<Row extends ListItem>(
  graph: AnswersGraph,
  rows: readonly Row[],
  options: ReadOptions,
): Promise<readonly Row[]> {
  const { rowsLocation, cache, isWanted = () => true } = options;
  const wanted = rows.filter((row) => !hasWholeAnswers(row) && isWanted(row));
  if (wanted.length === 0) return rows;
  const found = new Map(wanted.flatMap((row) => entryOf(row.id, cache?.get(row, rowsLocation))));
  const unread = wanted.filter(({ id }) => !found.has(id));
  const batch = await prefetch(
    graph,
    unread.map(({ id }) => rowAddress(graph.baseUrl, rowsLocation, id)),
  );
  await runConcurrently(filesAtOnce, unread, async (row) => {
    const fields = await readFields(batch, row, options);
    if (!fields) return;
    found.set(row.id, fields);
    cache?.set(row, rowsLocation, fields);
  });
  return rows.map((row) => ({ ...row, fields: { ...row.fields, ...found.get(row.id) } }));
}

const entryOf = <Value>(id: string, value: Value | undefined): [string, Value][] => (value ? [[id, value]] : []);

const query = { expand: 'driveItem' };

function rowAddress(baseUrl: string, rowsLocation: RowsLocation, listItemId: string): string {
  if ('driveId' in rowsLocation)
    return formatAddress(baseUrl, operations.getDriveListItem, { ...rowsLocation, listItemId }, query);
  return formatAddress(baseUrl, operations.getSiteListItem, { ...rowsLocation, listItemId }, query);
}

async function readFields(
  graph: AnswersGraph,
  { id: listItemId, fields }: ListItem,
  { rowsLocation, signal }: ReadOptions,
): Promise<FileFields | undefined> {
  const options = { query, ...(signal && { signal }) };
  try {
    const row =
      'driveId' in rowsLocation
        ? await graph.call(operations.getDriveListItem, { ...rowsLocation, listItemId }, options)
        : await graph.call(operations.getSiteListItem, { ...rowsLocation, listItemId }, options);
    const item = driveItem.safeParse(row.driveItem).data;
    return item && (await readFile(graph, item, String(fields?.tfResponseId), signal));
  } catch (error) {
    const isGone = error instanceof GraphError && (error.status === 403 || error.status === 404);
    if (isGone || error instanceof Failed) return undefined;
    throw error;
  }
}

/** Reads a file's answers; `undefined` if it belongs to another response. */
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
