import { downloadAddress, type GraphClient, GraphError } from '@tideform/graph';
import { Failed } from '../../failures/failed.ts';
import type { FileTable, ReadTables } from '../../ports.ts';
import { namesOf } from './names-of.ts';
import type { FileRow } from './read-csv.ts';
import { columnsOf, isEmpty, readTable } from './read-table.ts';

/** Larger workbooks are not read on the device. */
const largestBytes = 20_000_000;

/** A workbook in a library, and which of its tables. */
export interface WorkbookPlace {
  readonly driveId: string;
  readonly itemId: string;
  readonly tableId: string;
  readonly size?: number | undefined;
}

/**
 * The rows of a table of a workbook. Microsoft documents workbooks for other permissions than the app has: where the service refuses to
 * open them, the file itself is read.
 *
 * @throws Failed `data-source-workbook-refused` when that can't be done either
 */
export async function* rowsOfWorkbook(
  graph: Pick<GraphClient, 'page' | 'rows' | 'call' | 'batchGet' | 'download'>,
  place: WorkbookPlace,
  readTables: ReadTables | undefined,
): AsyncGenerator<FileRow> {
  const columns = await columnsOf(graph, place).catch((error: unknown) => {
    if (!isWorkbookRefused(error)) throw error;
    return error;
  });
  if (!(columns instanceof GraphError)) yield* readTable(graph, place, columns);
  else yield* rowsOf(await findTable(graph, place, readTables, columns));
}

/** Whether the service opens no workbook for the app, whatever the person may. */
export function isWorkbookRefused(error: unknown): error is GraphError {
  return error instanceof GraphError && error.status === 403;
}

/** The tables of a workbook, read from its file. @throws Failed `data-source-workbook-refused` */
export async function tablesOfFile(
  graph: Pick<GraphClient, 'call' | 'batchGet' | 'download'>,
  { driveId, itemId, size = 0 }: Omit<WorkbookPlace, 'tableId'>,
  readTables: ReadTables | undefined,
  refusal: GraphError,
): Promise<readonly FileTable[]> {
  if (!readTables || size > largestBytes) throw refused(refusal);
  const address = await downloadAddress(graph, { driveId, itemId });
  if (address === undefined) throw refused(refusal);
  const content = await graph.download(address);
  return readTables(content).catch((cause: unknown) => {
    throw refused(cause);
  });
}

const refused = (cause: unknown): Failed => new Failed('data-source-workbook-refused', {}, { cause });

async function findTable(
  graph: Pick<GraphClient, 'call' | 'batchGet' | 'download'>,
  place: WorkbookPlace,
  readTables: ReadTables | undefined,
  refusal: GraphError,
): Promise<FileTable> {
  const tables = await tablesOfFile(graph, place, readTables, refusal);
  const wanted = place.tableId.toLowerCase();
  const named = tables.find(({ ids }) => ids.some((id) => id.toLowerCase() === wanted));
  // The service may call a table something that its file doesn't say.
  const table = named ?? (tables.length === 1 ? tables[0] : undefined);
  if (!table) throw refused(refusal);
  return table;
}

function* rowsOf({ columns, rows }: FileTable): Generator<FileRow> {
  const names = namesOf(columns);
  for (const cells of rows)
    if (!isEmpty(cells)) yield Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
}
