import type { TableName } from '../../database/schema.ts';
import { cloneRow, compareKeys, getIndexValue, type Key, type MemoryRows, type Row } from './memory-rows.ts';
import { StorageFullError, type TransactionRequest } from './memory-transaction.ts';

/** Runs one request in the current transaction, or in its own. */
export type RunRequest = <Result>(mode: 'r' | 'rw', request: TransactionRequest<Result>) => Promise<Result>;

type RowFilter = (row: Row) => boolean;

/** Implements the methods of Dexie's `Table` that sync calls, for an in-memory table. */
export function createMemoryTable(table: TableName, runRequest: RunRequest, isFull: () => boolean) {
  const read = <Result>(work: (rows: MemoryRows) => Result) => runRequest('r', (all) => work(all.get(table)!));

  const writeAll = (asked: readonly Row[], isNew: boolean): Promise<Key> =>
    runRequest('rw', (all, write) => {
      let last: Key;
      for (const row of asked) {
        if (isFull()) throw new StorageFullError('The storage is full');
        const { key, undo } = all.get(table)!.write(row, isNew);
        write(undo);
        last = key;
      }
      return last;
    });

  const removeAll = (find: (rows: MemoryRows) => readonly Key[]): Promise<number> =>
    runRequest('rw', (all, write) => {
      const rows = all.get(table)!;
      const keys = find(rows).filter((key) => rows.get(key) !== undefined);
      for (const key of keys) write(rows.remove(key));
      return keys.length;
    });

  /** @param under index of the query; the primary key by default */
  const collection = (find: (rows: MemoryRows) => readonly Row[], under?: string) => {
    const only = (filter: RowFilter) => collection((rows) => find(rows).filter(filter), under);
    const keysOf = (rows: MemoryRows) =>
      find(rows).map((row) => (under === undefined ? rows.getKey(row) : getIndexValue(row, under)));
    const isFirst = (key: Key, at: number, keys: readonly Key[]) => at === 0 || compareKeys(key, keys[at - 1]) !== 0;
    return {
      filter: only,
      and: only,
      toArray: () => read((rows) => find(rows).map(cloneRow)),
      first: () => read((rows) => cloneRow(find(rows)[0])),
      count: () => read((rows) => find(rows).length),
      primaryKeys: () => read((rows) => find(rows).map(rows.getKey)),
      uniqueKeys: () => read((rows) => keysOf(rows).filter(isFirst)),
      each: (visit: (row: Row) => void) => read((rows) => find(rows).forEach((row) => void visit(cloneRow(row)))),
      delete: () => removeAll((rows) => find(rows).map(rows.getKey)),
      reverse: () => collection((rows) => find(rows).toReversed(), under),
      offset: (first: number) => collection((rows) => find(rows).slice(first), under),
      limit: (most: number) => collection((rows) => find(rows).slice(0, most), under),
    };
  };

  const where = (index: string) => {
    const fitting = (fits: (value: Key) => boolean) =>
      collection((rows) => rows.find(index, (value) => value !== undefined && fits(value)), index);
    return {
      equals: (wanted: Key) => fitting((value) => compareKeys(value, wanted) === 0),
      anyOf: (wanted: readonly Key[]) => fitting((value) => wanted.some((one) => compareKeys(value, one) === 0)),
      below: (limit: Key) => fitting((value) => compareKeys(value, limit) < 0),
      belowOrEqual: (limit: Key) => fitting((value) => compareKeys(value, limit) <= 0),
      above: (limit: Key) => fitting((value) => compareKeys(value, limit) > 0),
      between: (lower: Key, upper: Key, withLower = true, withUpper = false) =>
        fitting(
          (value) =>
            compareKeys(value, lower) >= (withLower ? 0 : 1) && compareKeys(value, upper) <= (withUpper ? 0 : -1),
        ),
      aboveOrEqual: (limit: Key) => fitting((value) => compareKeys(value, limit) >= 0),
    };
  };

  return {
    ...collection((rows) => rows.getAll()),
    name: table,
    get: (key: Key) => read((rows) => cloneRow(rows.get(key))),
    bulkGet: (keys: readonly Key[]) => read((rows) => keys.map((key) => cloneRow(rows.get(key)))),
    put: (row: Row) => writeAll([row], false),
    add: (row: Row) => writeAll([row], true),
    bulkPut: (rows: readonly Row[]) => writeAll(rows, false),
    bulkAdd: (rows: readonly Row[]) => writeAll(rows, true),
    update: (key: Key, changes: Row): Promise<number> =>
      runRequest('rw', (all, write) => {
        const rows = all.get(table)!;
        const row = rows.get(key);
        if (!row) return 0;
        if (isFull()) throw new StorageFullError('The storage is full');
        write(rows.write(applyChanges(row, changes), false).undo);
        return 1;
      }),
    delete: async (key: Key) => void (await removeAll(() => [key])),
    bulkDelete: async (keys: readonly Key[]) => void (await removeAll(() => keys)),
    clear: async () => void (await removeAll((rows) => rows.getAll().map(rows.getKey))),
    count: () => read((rows) => rows.count),
    where,
    toCollection: () => collection((rows) => rows.getAll()),
  };
}

/** Updates like Dexie: the value `undefined` removes a property. */
function applyChanges(row: Row, changes: Row): Row {
  const next: Record<string, unknown> = { ...row, ...changes };
  for (const name of Object.keys(changes)) if (next[name] === undefined) delete next[name];
  return next;
}
