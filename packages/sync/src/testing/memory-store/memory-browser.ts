import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataRow } from '../../database/data-source-rows.ts';
import type { Database } from '../../database/open-database.ts';
import { currentTables, type TableName } from '../../database/schema.ts';
import type { EventOwner } from '../scheduler.ts';
import { createMemoryRows } from './memory-rows.ts';
import { createMemoryTable } from './memory-table.ts';
import {
  createTransaction,
  type MemoryBrowser,
  type MemoryTransaction,
  type TransactionRequest,
} from './memory-transaction.ts';

const tableNames = Object.keys(currentTables) as TableName[];

export function createMemoryBrowser(): MemoryBrowser {
  return { rows: new Map(tableNames.map((table) => [table, createMemoryRows(table)])), open: [], unflushed: [] };
}

/**
 * Opens an in-memory database of one tab with the parts of Dexie that sync uses. Much faster than Dexie on an in-memory
 * IndexedDB; `storeContract` tests both.
 */
export function openMemoryDatabase(
  browser: MemoryBrowser,
  owner: EventOwner,
  isFull: () => boolean = () => false,
): Database {
  const relaxed = createConnection(browser, owner, 'relaxed', isFull);
  const database = { ...relaxed, strict: createConnection(browser, owner, 'strict', isFull) };
  // NOTE: methods of Dexie that sync doesn't call are missing; calling one fails immediately.
  return database as unknown as Database;
}

/** Drops uncommitted writes of a dead tab. */
export function abortTransactionsOfTab(browser: MemoryBrowser, owner: EventOwner): void {
  for (const transaction of [...browser.open]) if (transaction.owner === owner) transaction.abort();
}

/** Loses some or all of the commits since the last strict transaction. */
export function loseUnflushed(browser: MemoryBrowser, random: () => number): void {
  const kept = Math.floor(random() * (browser.unflushed.length + 1));
  for (const undos of browser.unflushed.slice(kept).reverse()) for (const undo of [...undos].reverse()) undo();
  browser.unflushed = [];
}

/** Current transaction of the running code, with its connection. */
const currentTransaction = new AsyncLocalStorage<{
  readonly connection: object;
  readonly transaction: MemoryTransaction;
}>();

function createConnection(
  browser: MemoryBrowser,
  owner: EventOwner,
  durability: 'relaxed' | 'strict',
  isFull: () => boolean,
) {
  const connection = {};

  const ask = async <Result>(
    table: TableName,
    mode: 'r' | 'rw',
    request: TransactionRequest<Result>,
  ): Promise<Result> => {
    const running = currentTransaction.getStore();
    if (running?.connection === connection) return requestInTransaction(running.transaction, table, mode, request);
    const transaction = createTransaction(browser, { owner, tables: [table], mode, durability });
    const result = await transaction.executeRequest(request);
    await transaction.commit();
    return result;
  };

  const transaction = async <Result>(mode: 'r' | 'rw', ...asked: readonly unknown[]): Promise<Result> => {
    const work = asked.at(-1) as () => Promise<Result>;
    const tables = asked.slice(0, -1).flat().map(getTableName);
    if (currentTransaction.getStore()?.connection === connection) return work();
    const begun = createTransaction(browser, { owner, tables, mode, durability });
    try {
      const result = await currentTransaction.run({ connection, transaction: begun }, work);
      await begun.commit();
      return result;
    } catch (error) {
      begun.abort();
      throw error;
    }
  };

  const tables = Object.fromEntries(
    tableNames.map((table) => [table, createMemoryTable(table, (mode, request) => ask(table, mode, request), isFull)]),
  );
  const putUnobserved = (rows: readonly DataRow[]) => tables.data?.bulkPut(rows.map((row) => ({ ...row })));
  return { ...tables, putUnobserved, transaction, on: () => {}, open: async () => {}, close: () => {} };
}

function requestInTransaction<Result>(
  transaction: MemoryTransaction,
  table: TableName,
  mode: 'r' | 'rw',
  request: TransactionRequest<Result>,
): Promise<Result> {
  if (!transaction.tables.has(table)) {
    return Promise.reject(new DOMException(`${table} is not part of this transaction`, 'NotFoundError'));
  }
  if (mode === 'rw' && transaction.mode === 'r') {
    return Promise.reject(new DOMException('The transaction is read-only', 'ReadOnlyError'));
  }
  return transaction.executeRequest(request);
}

function getTableName(table: unknown): TableName {
  return typeof table === 'string' ? (table as TableName) : (table as { readonly name: TableName }).name;
}
