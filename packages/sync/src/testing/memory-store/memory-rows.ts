import { currentTables, type TableName } from '../../database/schema.ts';

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

/** Clones a row like the structured clone algorithm. Plain values are copied here, which is faster. */
export function cloneRow<Value>(value: Value): Value {
  if (typeof value === 'function' || typeof value === 'symbol') throw new DOMException('Uncloneable', 'DataCloneError');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => cloneRow(one)) as Value;
  if (value instanceof Uint8Array) return value.slice() as Value;
  if (Object.getPrototypeOf(value) !== Object.prototype) return value instanceof Blob ? value : structuredClone(value);
  const copy: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const inner: unknown = (value as Record<string, unknown>)[name];
    if (name === '__proto__') Object.defineProperty(copy, name, toDataDescriptor(cloneRow(inner)));
    else copy[name] = cloneRow(inner);
  }
  return copy as Value;
}

function toDataDescriptor(value: unknown): PropertyDescriptor {
  return { value, enumerable: true, configurable: true, writable: true };
}

export type Row = Readonly<Record<string, unknown>>;

/** IndexedDB keys that our tables use; `undefined` if there is none. */
export type Key = string | number | readonly Key[] | undefined;

/**
 * Returns the value of an index such as `id`, `draft.driveItemId` or `[formId+userId]`. Rows without a value aren't in
 * the index.
 */
export function getIndexValue(row: Row, index: string): Key {
  if (index.startsWith('[')) {
    const parts = index
      .slice(1, -1)
      .split('+')
      .map((part) => getIndexValue(row, part));
    return parts.includes(undefined) ? undefined : parts;
  }
  let value: unknown = row;
  for (const name of index.split('.')) value = (value as Row | undefined)?.[name];
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}

/** Compares keys: numbers, then strings, then arrays by their first difference. */
export function compareKeys(a: Key, b: Key): number {
  if (isKeyList(a) && isKeyList(b)) {
    const at = a.findIndex((part, place) => place >= b.length || compareKeys(part, b[place]) !== 0);
    return at < 0 ? a.length - b.length : at >= b.length ? 1 : compareKeys(a[at], b[at]);
  }
  const ranks = getKeyTypeRank(a) - getKeyTypeRank(b);
  if (ranks !== 0) return ranks;
  return a === b ? 0 : (a as string) < (b as string) ? -1 : 1;
}

function getKeyTypeRank(key: Key): number {
  return typeof key === 'number' ? 0 : typeof key === 'string' ? 1 : 2;
}

function isKeyList(key: Key): key is readonly Key[] {
  return Array.isArray(key);
}
