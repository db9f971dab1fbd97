import { findDownloadUrl, type GraphClient, GraphError, operations } from '@tideform/graph';
import { FailureError } from '../../failures/failure-error.ts';
import type { ReadWorkbookTables, WorkbookTable } from '../../ports.ts';
import { type FileRow, getColumnNames } from './read-csv.ts';

/** Maximum size of a workbook that is read on the device, in bytes. */
const maxWorkbookBytes = 20_000_000;

/** Table of a workbook in a library. */
export interface WorkbookLocation {
  readonly driveId: string;
  readonly itemId: string;
  readonly tableId: string;
  readonly size?: number | undefined;
}

/**
 * Reads the rows of a workbook table. Microsoft documents the workbook API for permissions that the app doesn't have.
 * If the service refuses to open a workbook, its file is downloaded and parsed instead.
 *
 * @throws FailureError `data-source-workbook-refused` when the file can't be read either
 */
export async function* readWorkbookRows(
  graph: Pick<GraphClient, 'page' | 'rows' | 'call' | 'batchGet' | 'download'>,
  workbook: WorkbookLocation,
  readTables: ReadWorkbookTables | undefined,
): AsyncGenerator<FileRow> {
  const columns = await fetchColumnNames(graph, workbook).catch((error: unknown) => {
    if (!isWorkbookRefused(error)) throw error;
    return error;
  });
  if (!(columns instanceof GraphError)) yield* readTableRows(graph, workbook, columns);
  else yield* toFileRows(await findTable(graph, workbook, readTables, columns));
}

/**
 * Returns whether the service refused to open a workbook for the app. This doesn't depend on the user's permissions.
 */
export function isWorkbookRefused(error: unknown): error is GraphError {
  return error instanceof GraphError && error.status === 403;
}

/**
 * Reads the tables of a workbook from its file.
 *
 * @throws FailureError `data-source-workbook-refused`
 */
export async function downloadWorkbookTables(
  graph: Pick<GraphClient, 'call' | 'batchGet' | 'download'>,
  { driveId, itemId, size = 0 }: Omit<WorkbookLocation, 'tableId'>,
  readTables: ReadWorkbookTables | undefined,
  refusal: GraphError,
): Promise<readonly WorkbookTable[]> {
  if (!readTables || size > maxWorkbookBytes) throw createWorkbookRefusedError(refusal);
  const address = await findDownloadUrl(graph, { driveId, itemId });
  if (address === undefined) throw createWorkbookRefusedError(refusal);
  const content = await graph.download(address);
  return readTables(content).catch((cause: unknown) => {
    throw createWorkbookRefusedError(cause);
  });
}

const createWorkbookRefusedError = (cause: unknown): FailureError =>
  new FailureError('data-source-workbook-refused', {}, { cause });

async function findTable(
  graph: Pick<GraphClient, 'call' | 'batchGet' | 'download'>,
  workbook: WorkbookLocation,
  readTables: ReadWorkbookTables | undefined,
  refusal: GraphError,
): Promise<WorkbookTable> {
  const tables = await downloadWorkbookTables(graph, workbook, readTables, refusal);
  const wanted = workbook.tableId.toLowerCase();
  const named = tables.find(({ ids }) => ids.some((id) => id.toLowerCase() === wanted));
  // The service may identify the table by a name that isn't in the file.
  const table = named ?? (tables.length === 1 ? tables[0] : undefined);
  if (!table) throw createWorkbookRefusedError(refusal);
  return table;
}

function* toFileRows({ columns, rows }: WorkbookTable): Generator<FileRow> {
  const names = getColumnNames(columns);
  for (const cells of rows)
    if (!isEmptyRow(cells)) yield Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
}

const pageSize = 1000;

interface TableLocation {
  readonly driveId: string;
  readonly itemId: string;
  readonly tableId: string;
}

/** Returns the unique column names of a table, from Graph's workbook API. */
async function fetchColumnNames(graph: Pick<GraphClient, 'rows'>, table: TableLocation): Promise<readonly string[]> {
  const query = { select: ['id', 'name', 'index'] };
  const columns = await Array.fromAsync(graph.rows(operations.listTableColumns, table, { query }));
  return getColumnNames(
    columns.toSorted((one, other) => (one.index ?? 0) - (other.index ?? 0)).map(({ name }) => name ?? ''),
  );
}

/** Reads the rows of a workbook table with its column names. Dates are Excel's serial numbers. */
async function* readTableRows(
  graph: Pick<GraphClient, 'page'>,
  table: TableLocation,
  names: readonly string[],
): AsyncGenerator<FileRow> {
  for (let skip = 0; ; skip += pageSize) {
    const { rows } = await graph.page(operations.listTableRows, table, { query: { top: pageSize, skip } });
    for (const { values } of rows) {
      const cells = values[0] ?? [];
      if (!isEmptyRow(cells)) yield Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
    }
    if (rows.length < pageSize) return;
  }
}

const isEmptyRow = (cells: readonly unknown[]): boolean => cells.every((cell) => cell === '' || cell === null);
