import { findDownloadUrl, formatOperationUrl, type GraphClient, GraphError, operations } from '@tideform/graph';
import type { DataSourceRow } from '../../database/data-source-rows.ts';
import { FailureError } from '../../failures/failure-error.ts';
import type { ReadWorkbookTables } from '../../ports.ts';
import { type FileRow, readCsv } from '../files/read-csv.ts';
import { readJson } from '../files/read-json.ts';
import { readWorkbookRows } from '../files/read-workbook.ts';
import {
  beginRound,
  endRound,
  getConfig,
  loadSummary,
  type PulledRow,
  type SourcePull,
  saveRows,
} from './source-pull.ts';

/** Maximum number of rows stored in one transaction. */
const defaultRowsPerTransaction = 250;

/**
 * Pulls a file or workbook table if its content has changed. The new rows are stored beside the live ones and replace
 * them when all are stored.
 */
export async function pullFile(pull: SourcePull): Promise<void> {
  const config = getConfig(pull);
  const { graph } = pull.ports;
  const item = await fetchSourceFileItem(graph, config);
  let known = await loadSummary(pull);
  if (known.live && known.cTag !== undefined && known.cTag === item.cTag) {
    if (!known.error) return;
    const { error: _mended, ...rest } = known;
    await saveRows(pull, known, known.live, [], () => rest);
    return;
  }
  known = await beginRound(pull, known);
  const under = known.next?.rows ?? '';
  const { rowsAtOnce = defaultRowsPerTransaction } = pull;
  let waiting: PulledRow[] = [];
  for await (const row of addRowIds(readFileRows(graph, pull.source.type, config, item, pull.ports.readTables))) {
    waiting.push(row);
    if (waiting.length < rowsAtOnce) continue;
    const before = known;
    known = await saveRows(pull, known, under, waiting, () => before);
    waiting = [];
  }
  const last = known;
  const reached = item.cTag === undefined ? {} : { cTag: item.cTag };
  await saveRows(pull, known, under, waiting, (tables) => endRound(pull, tables, last, reached));
}

export interface SourceFileItem {
  readonly id: string;
  readonly cTag?: string | undefined;
  readonly size?: number | undefined;
  readonly '@microsoft.graph.downloadUrl'?: string | undefined;
}

type FileGraphClient = Pick<GraphClient, 'call' | 'page' | 'rows' | 'batchGet' | 'download'>;
type SourceConfig = DataSourceRow['config'];

/** Returns the URL of the request that shows whether a file has changed. */
export const getFileUrl = (baseUrl: string, config: SourceConfig): string =>
  formatOperationUrl(baseUrl, operations.getItemByPath, toItemParams(config));

const toItemParams = ({ driveId, path }: SourceConfig) => ({ driveId: String(driveId), path: String(path) });

/**
 * Loads the item of a data source's file.
 *
 * @throws FailureError `data-source-missing`
 */
export async function fetchSourceFileItem(graph: FileGraphClient, config: SourceConfig): Promise<SourceFileItem> {
  try {
    return await graph.call(operations.getItemByPath, toItemParams(config));
  } catch (cause) {
    if (cause instanceof GraphError && cause.status === 404)
      throw new FailureError('data-source-missing', {}, { cause });
    throw cause;
  }
}

/** Reads the rows of a file or workbook table one by one. */
export async function* readFileRows(
  graph: FileGraphClient,
  type: DataSourceRow['type'],
  { driveId, tableId, format, path }: SourceConfig,
  item: SourceFileItem,
  readTables: ReadWorkbookTables | undefined,
): AsyncGenerator<FileRow> {
  if (type === 'excel-online') {
    const { id: itemId, size } = item;
    const fileLocation = { driveId: String(driveId), itemId, tableId: String(tableId), size };
    yield* readWorkbookRows(graph, fileLocation, readTables);
    return;
  }
  const fileLocation = { driveId: String(driveId), itemId: item.id };
  const address = item['@microsoft.graph.downloadUrl'] ?? (await findDownloadUrl(graph, fileLocation));
  if (address === undefined) throw new FailureError('no-content', { file: String(path) });
  const content = await graph.download(address);
  // The content is a network's sign-in page, or the file was changed meanwhile.
  if (item.size !== undefined && content.size !== item.size) throw new FailureError('file-not-downloaded', {});
  yield* format === 'json' ? readJson(content) : readCsv(content);
}

/** Assigns an ID to each row: the ID in the file, or the row's position if the ID is missing or already taken. */
async function* addRowIds(rows: AsyncIterable<FileRow>): AsyncGenerator<PulledRow> {
  const taken = new Set<string>();
  let at = 0;
  for await (const row of rows) {
    at += 1;
    const given = row.id ?? row.Id ?? row.ID;
    const own = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
    const id = own === '' || taken.has(own) ? `#${at}` : own;
    taken.add(copyText(id));
    yield { id, at, value: { ...row, id: row.id ?? id } };
  }
}

/**
 * Copies a text into its own memory.
 * NOTE: a substring of a file chunk keeps the whole chunk in memory.
 */
const copyText = (text: string): string => JSON.parse(JSON.stringify(text)) as string;
