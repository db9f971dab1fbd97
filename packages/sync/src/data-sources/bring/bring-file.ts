import { addressOf, downloadAddress, type GraphClient, GraphError, operations } from '@tideform/graph';
import type { DataSourceRow } from '../../database/data-source-rows.ts';
import { Failed } from '../../failures/failed.ts';
import type { ReadTables } from '../../ports.ts';
import { type FileRow, readCsv } from '../files/read-csv.ts';
import { readJson } from '../files/read-json.ts';
import { rowsOfWorkbook } from '../files/read-workbook.ts';
import { type Bringing, type BroughtRow, beginRound, configOf, endRound, keepRows, readSummary } from './bringing.ts';

/** Rows of one transaction. */
const usualRowsAtOnce = 250;

/**
 * Brings a file or a table of a workbook when its content is another than before: beside the rows that are live, which it replaces
 * once it is whole.
 */
export async function bringFile(bringing: Bringing): Promise<void> {
  const config = configOf(bringing);
  const { graph } = bringing.ports;
  const item = await openFile(graph, config);
  let known = await readSummary(bringing);
  if (known.live && known.cTag !== undefined && known.cTag === item.cTag) {
    if (!known.error) return;
    const { error: _mended, ...kept } = known;
    await keepRows(bringing, known, known.live, [], () => kept);
    return;
  }
  known = await beginRound(bringing, known);
  const under = known.next?.rows ?? '';
  const { rowsAtOnce = usualRowsAtOnce } = bringing;
  let waiting: BroughtRow[] = [];
  for await (const row of numbered(rowsOfFile(graph, bringing.source.type, config, item, bringing.ports.readTables))) {
    waiting.push(row);
    if (waiting.length < rowsAtOnce) continue;
    const before = known;
    known = await keepRows(bringing, known, under, waiting, () => before);
    waiting = [];
  }
  const last = known;
  const reached = item.cTag === undefined ? {} : { cTag: item.cTag };
  await keepRows(bringing, known, under, waiting, (tables) => endRound(bringing, tables, last, reached));
}

export interface FoundFile {
  readonly id: string;
  readonly cTag?: string | undefined;
  readonly size?: number | undefined;
  readonly '@microsoft.graph.downloadUrl'?: string | undefined;
}

type Files = Pick<GraphClient, 'call' | 'page' | 'rows' | 'batchGet' | 'download'>;
type Config = DataSourceRow['config'];

/** Where a file says whether its content is another. */
export const addressOfFile = (baseUrl: string, config: Config): string =>
  addressOf(baseUrl, operations.getItemByPath, placeOf(config));

const placeOf = ({ driveId, path }: Config) => ({ driveId: String(driveId), path: String(path) });

/** @throws Failed `data-source-missing` */
export async function openFile(graph: Files, config: Config): Promise<FoundFile> {
  try {
    return await graph.call(operations.getItemByPath, placeOf(config));
  } catch (cause) {
    if (cause instanceof GraphError && cause.status === 404) throw new Failed('data-source-missing', {}, { cause });
    throw cause;
  }
}

/** The rows of a file or of a table of a workbook, as they are read. */
export async function* rowsOfFile(
  graph: Files,
  type: DataSourceRow['type'],
  { driveId, tableId, format, path }: Config,
  item: FoundFile,
  readTables: ReadTables | undefined,
): AsyncGenerator<FileRow> {
  if (type === 'excel-online') {
    const { id: itemId, size } = item;
    const place = { driveId: String(driveId), itemId, tableId: String(tableId), size };
    yield* rowsOfWorkbook(graph, place, readTables);
    return;
  }
  const place = { driveId: String(driveId), itemId: item.id };
  const address = item['@microsoft.graph.downloadUrl'] ?? (await downloadAddress(graph, place));
  if (address === undefined) throw new Failed('no-content', { file: String(path) });
  const content = await graph.download(address);
  // A network's own page, or a file that was changed in between.
  if (item.size !== undefined && content.size !== item.size) throw new Failed('file-not-downloaded', {});
  yield* format === 'json' ? readJson(content) : readCsv(content);
}

/** A row goes by the id that its file gives it, unless another has that already. */
async function* numbered(rows: AsyncIterable<FileRow>): AsyncGenerator<BroughtRow> {
  const taken = new Set<string>();
  let at = 0;
  for await (const row of rows) {
    at += 1;
    const given = row.id ?? row.Id ?? row.ID;
    const own = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : '';
    const id = own === '' || taken.has(own) ? `#${at}` : own;
    taken.add(apart(id));
    yield { id, at, value: { ...row, id: row.id ?? id } };
  }
}

/** The same text in memory of its own. NOTE: what was cut out of a piece of a file keeps all of the piece. */
const apart = (text: string): string => JSON.parse(JSON.stringify(text)) as string;
