import { getAtPath, type Segments } from './data-path.ts';

/** Loads a row of a data source by ID; resolves to undefined if the row doesn't exist. */
export type LoadRow = (sourceId: string, id: string) => Promise<unknown>;

/** First segment of a path to a row of a data source. No answer can have this key. */
export const DATA_SOURCE_ROWS = '\u0000rows';

/** Maximum number of rows that one session can load. */
const maxRows = 5_000;
const maxIdLength = 200;

/**
 * Rows of data sources that logic reads. A row is loaded when it is first read; until then, its values are undefined.
 */
export interface DataSourceRows {
  /**
   * Returns a value in a row, and loads the row if necessary.
   * @param path the row's name (`formatRowName`) and the path within the row
   */
  read(path: Segments): unknown;
  /** Returns all loaded rows, keyed by row name (`assets/7`). */
  getLoadedRows(): Readonly<Record<string, unknown>>;
  /** True while at least one row is being loaded. */
  readonly isLoading: boolean;
  /** Stops loading rows, and ignores rows that are still being loaded. */
  close(): void;
}

/**
 * Returns the name of a data source row in paths: `assets/7`. Returns undefined for an invalid data source ID or row
 * ID.
 */
export function formatRowName(sourceId: unknown, id: unknown): string | undefined {
  const isId = typeof id === 'string' || (typeof id === 'number' && Number.isFinite(id));
  if (typeof sourceId !== 'string' || !isId || !/^[\w-]{1,64}$/.test(sourceId)) return undefined;
  const text = String(id);
  return text === '' || text.length > maxIdLength ? undefined : `${sourceId}/${text}`;
}

/** Returns true for a valid row name. Names are untrusted, because they can come from the sandbox. */
const isRowName = (name: string): boolean => {
  const at = name.indexOf('/');
  return formatRowName(name.slice(0, at), name.slice(at + 1)) === name;
};

/**
 * Creates the store for the data source rows of a session. Calls `onLoad` for each loaded row, but not for missing
 * rows, and `onIdle` when no more rows are being loaded.
 * @param loadRow undefined if the session has no data sources; then all values are undefined
 */
export function createDataSourceRows(
  loadRow: LoadRow | undefined,
  { onCame: onLoad, onRest: onIdle }: { onCame(name: string, row: unknown): void; onRest(): void },
): DataSourceRows {
  const rows = new Map<string, unknown>();
  let pendingCount = 0;
  let isClosed = false;

  function startLoading(name: string, read: LoadRow): void {
    rows.set(name, undefined);
    pendingCount += 1;
    const at = name.indexOf('/');
    const handleRow = (row: unknown) => {
      pendingCount -= 1;
      if (isClosed) return;
      if (row !== undefined) {
        rows.set(name, row);
        onLoad(name, row);
      }
      if (pendingCount === 0) onIdle();
    };
    // A row that fails to load is treated as missing.
    read(name.slice(0, at), name.slice(at + 1)).then(handleRow, () => handleRow(undefined));
  }

  return {
    read([name, ...rest]) {
      if (name === undefined || !loadRow) return undefined;
      if (!rows.has(name) && rows.size < maxRows && !isClosed && isRowName(name)) startLoading(name, loadRow);
      return getAtPath(rows.get(name), rest);
    },
    getLoadedRows: () => Object.fromEntries([...rows].filter(([, row]) => row !== undefined)),
    get isLoading() {
      return pendingCount > 0;
    },
    close() {
      isClosed = true;
    },
  };
}
