import { currentTables, type TableName } from '../../database/schema.ts';
import { cloneRow } from './clone-row.ts';
import { compareKeys, getIndexValue, type Key, type Row } from './keys.ts';

/** Function that reverts one write. */
export type UndoWrite = () => void;

/**
 * Rows of one table, as seen by the current transaction. Written rows are copied; returned rows are the stored ones,
 * which `createMemoryTable` copies.
 */
export interface MemoryRows {
  get(key: Key): Row | undefined;
  /** Returns rows whose value in the index matches `fits`, sorted by this value, then by key. */
  find(index: string, fits: (value: Key) => boolean): readonly Row[];
  /** Returns all rows, sorted by key. */
  getAll(): readonly Row[];
  readonly count: number;
  getKey(row: Row): Key;
  /**
   * Writes a row.
   *
   * @throws ConstraintError when `isNew` and the key exists
   */
  write(row: Row, isNew: boolean): { readonly key: Key; readonly undo: UndoWrite };
  remove(key: Key): UndoWrite;
}

interface RowEntry {
  readonly key: Key;
  readonly row: Row;
}

export function createMemoryRows(table: TableName): MemoryRows {
  const { keyPath, isAutoIncrement: isCounted, indexes } = tableSchemas[table]!;
  const rows = new Map<string, RowEntry>();
  let sequence = 0;

  let inOrder: readonly Row[] | undefined;
  const sorted = (): readonly Row[] => {
    inOrder ??= [...rows.values()].sort((a, b) => compareKeys(a.key, b.key)).map(({ row }) => row);
    return inOrder;
  };

  const set = (name: string, entry: RowEntry | undefined): void => {
    inOrder = undefined;
    if (entry) rows.set(name, entry);
    else rows.delete(name);
  };
  const put = (name: string, entry: RowEntry | undefined): UndoWrite => {
    const before = rows.get(name);
    set(name, entry);
    return () => set(name, before);
  };

  return {
    get: (key) => rows.get(JSON.stringify(key))?.row,
    find(index, fits) {
      if (!indexes.has(index)) throw new DOMException(`${table} has no index ${index}`, 'NotFoundError');
      const under = (row: Row) => getIndexValue(row, index);
      return sorted()
        .filter((row) => fits(under(row)))
        .sort((a, b) => compareKeys(under(a), under(b)));
    },
    getAll: sorted,
    get count() {
      return rows.size;
    },
    getKey: (row) => getIndexValue(row, keyPath),
    write(asked, isNew) {
      const isNumbered = isCounted && getIndexValue(asked, keyPath) === undefined;
      if (isNumbered) sequence += 1;
      const row = cloneRow(isNumbered ? { ...asked, [keyPath]: sequence } : asked);
      const key = getIndexValue(row, keyPath);
      if (key === undefined) throw new DOMException(`A row of ${table} has no key`, 'DataError');
      const name = JSON.stringify(key);
      if (isNew && rows.has(name)) throw new DOMException(`${table} has ${name} already`, 'ConstraintError');
      return { key, undo: put(name, { key, row }) };
    },
    remove: (key) => put(JSON.stringify(key), undefined),
  };
}

interface TableSchema {
  readonly keyPath: string;
  /** Whether the database assigns numeric keys. */
  readonly isAutoIncrement: boolean;
  /** Indexes of the table, including the primary key. */
  readonly indexes: ReadonlySet<string>;
}

const tableSchemas: Readonly<Record<string, TableSchema>> = Object.fromEntries(
  Object.entries(currentTables).map(([table, text]) => {
    const [primary = '', ...others] = text.split(',').map((part) => part.trim());
    const keyPath = primary.replace('++', '');
    return [table, { keyPath, isAutoIncrement: primary.startsWith('++'), indexes: new Set([keyPath, ...others]) }];
  }),
);
