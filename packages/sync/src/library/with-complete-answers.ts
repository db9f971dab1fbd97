import {
  type DriveItem,
  driveItem,
  formatOperationUrl,
  type GraphClient,
  GraphError,
  type ListItem,
  operations,
  prefetchRequests,
} from '@tideform/graph';
import { FailureError } from '../failures/failure-error.ts';
import { runConcurrently } from '../run-concurrently.ts';
import { type AnswerFields, type AnswersCache, hasCompleteAnswers, type RowsLocation } from './answers-cache.ts';
import { readJsonFile } from './read-json-file.ts';
import { responseFile } from './stored-files.ts';

/** Number of files that are read at the same time. */
const maxConcurrentFiles = 6;
/** Maximum size of an answer file that is read for tables, in bytes. */
const maxFileBytes = 20_000_000;

/** Part of the Graph client that reads answers. */
export type AnswersGraphClient = Pick<GraphClient, 'baseUrl' | 'batchGet' | 'call' | 'page' | 'download'>;

interface AnswersOptions {
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
export async function withCompleteAnswers<Row extends ListItem>(
  graph: AnswersGraphClient,
  rows: readonly Row[],
  options: AnswersOptions,
): Promise<readonly Row[]> {
  const { rowsLocation, cache, isWanted = () => true } = options;
  const wanted = rows.filter((row) => !hasCompleteAnswers(row) && isWanted(row));
  if (wanted.length === 0) return rows;
  const found = new Map(wanted.flatMap((row) => toEntries(row.id, cache?.get(row, rowsLocation))));
  const unread = wanted.filter(({ id }) => !found.has(id));
  const batch = await prefetchRequests(
    graph,
    unread.map(({ id }) => formatRowAddress(graph.baseUrl, rowsLocation, id)),
  );
  await runConcurrently(maxConcurrentFiles, unread, async (row) => {
    const fields = await loadAnswerFields(batch, row, options);
    if (!fields) return;
    found.set(row.id, fields);
    cache?.set(row, rowsLocation, fields);
  });
  return rows.map((row) => ({ ...row, fields: { ...row.fields, ...found.get(row.id) } }));
}

const toEntries = <Value>(id: string, value: Value | undefined): [string, Value][] => (value ? [[id, value]] : []);

const rowQuery = { expand: 'driveItem' };

function formatRowAddress(baseUrl: string, rowsLocation: RowsLocation, listItemId: string): string {
  if ('driveId' in rowsLocation)
    return formatOperationUrl(baseUrl, operations.getDriveListItem, { ...rowsLocation, listItemId }, rowQuery);
  return formatOperationUrl(baseUrl, operations.getSiteListItem, { ...rowsLocation, listItemId }, rowQuery);
}

async function loadAnswerFields(
  graph: AnswersGraphClient,
  { id: listItemId, fields }: ListItem,
  { rowsLocation, signal }: AnswersOptions,
): Promise<AnswerFields | undefined> {
  const options = { query: rowQuery, ...(signal && { signal }) };
  try {
    const row =
      'driveId' in rowsLocation
        ? await graph.call(operations.getDriveListItem, { ...rowsLocation, listItemId }, options)
        : await graph.call(operations.getSiteListItem, { ...rowsLocation, listItemId }, options);
    const item = driveItem.safeParse(row.driveItem).data;
    return item && (await loadFileAnswers(graph, item, String(fields?.tfResponseId), signal));
  } catch (error) {
    const isGone = error instanceof GraphError && (error.status === 403 || error.status === 404);
    if (isGone || error instanceof FailureError) return undefined;
    throw error;
  }
}

/** Reads a file's answers; `undefined` if it belongs to another response. */
async function loadFileAnswers(
  graph: AnswersGraphClient,
  item: DriveItem,
  responseId: string,
  signal: AbortSignal | undefined,
): Promise<AnswerFields | undefined> {
  if ((item.size ?? 0) > maxFileBytes) return undefined;
  const { id, data } = await readJsonFile(graph, item.parentReference?.driveId ?? '', item, responseFile, signal);
  if (id !== responseId) return undefined;
  return { tfSubmissionData: JSON.stringify(data.data), tfSubmissionMetadata: JSON.stringify(data.metadata) };
}
