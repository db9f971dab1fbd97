import type { TableName } from '../../database/schema.ts';
import type { EventOwner } from '../scheduler.ts';
import type { MemoryRows, UndoWrite } from './memory-rows.ts';

/** Databases of one browser, shared by its tabs. */
export interface MemoryBrowser {
  readonly rows: ReadonlyMap<TableName, MemoryRows>;
  /** Unfinished transactions in order of their start. */
  readonly open: MemoryTransaction[];
  /** Commits that may not be on disk, by transaction, in order. */
  unflushed: (readonly UndoWrite[])[];
}

/** Request of a transaction, executed atomically in order. */
export type TransactionRequest<Result> = (
  rows: ReadonlyMap<TableName, MemoryRows>,
  write: (undo: UndoWrite) => void,
) => Result;

/**
 * Transaction like IndexedDB's: it waits for earlier transactions over the same tables, each request is its own task,
 * it commits by itself when it has no requests, and uncommitted writes are rolled back.
 */
export interface MemoryTransaction {
  readonly owner: EventOwner;
  readonly tables: ReadonlySet<TableName>;
  readonly mode: 'r' | 'rw';
  executeRequest<Result>(request: TransactionRequest<Result>): Promise<Result>;
  /**
   * Resolves when everything is committed.
   *
   * @throws PrematureCommitError when it had already committed by itself
   */
  commit(): Promise<void>;
  abort(): void;
  /** Runs the next request, unless an earlier transaction over the same tables is still open. */
  runNextRequest(): void;
}

export interface TransactionOptions {
  readonly owner: EventOwner;
  readonly tables: readonly TableName[];
  readonly mode: 'r' | 'rw';
  readonly durability: 'relaxed' | 'strict';
}

export function createTransaction(browser: MemoryBrowser, options: TransactionOptions): MemoryTransaction {
  const { owner, mode, durability } = options;
  const pending: (() => void)[] = [];
  const undos: UndoWrite[] = [];
  let state: 'open' | 'asked to commit' | 'over' = 'open';
  let isPremature = false;
  let hasTask = false;
  let wasAborted = false;

  const end = (): void => {
    state = 'over';
    browser.open.splice(browser.open.indexOf(transaction), 1);
    for (const other of [...browser.open]) other.runNextRequest();
  };
  const finish = (): void => {
    if (undos.length > 0) browser.unflushed.push(undos);
    if (undos.length > 0 && durability === 'strict') browser.unflushed = [];
    end();
  };
  /** Runs after the continuations of the last result; without another request, the transaction ends. */
  const checkEnd = (): void => {
    if (state !== 'open' || pending.length > 0) return;
    isPremature = true;
    finish();
  };

  const transaction: MemoryTransaction = {
    owner,
    mode,
    tables: new Set(options.tables),
    executeRequest(request) {
      if (owner.isDead) return new Promise(() => {});
      if (state !== 'open') return Promise.reject(createInactiveError(wasAborted));
      return new Promise((resolve, reject) => {
        pending.push(() => {
          try {
            resolve(request(browser.rows, (undo) => undos.push(undo)));
          } catch (error) {
            if (isFatal(error)) transaction.abort();
            reject(error);
          }
        });
        transaction.runNextRequest();
      });
    },
    runNextRequest() {
      if (hasTask || pending.length === 0 || state !== 'open' || isBlocked(browser, transaction)) return;
      hasTask = true;
      globalThis.setImmediate(() => {
        hasTask = false;
        if (state !== 'open') return;
        pending.shift()?.();
        runAfterMicrotasks(checkEnd);
        transaction.runNextRequest();
      });
    },
    commit() {
      if (isPremature)
        return Promise.reject(createNamedError('PrematureCommitError', 'The transaction ended before its work'));
      if (state !== 'open') return Promise.reject(createInactiveError(wasAborted));
      if (mode === 'r') {
        // Nothing to write, so no separate task.
        finish();
        return Promise.resolve();
      }
      state = 'asked to commit';
      return new Promise((resolve) => {
        globalThis.setImmediate(() => {
          if (state === 'over') return;
          finish();
          resolve();
        });
      });
    },
    abort() {
      if (state === 'over') return;
      wasAborted = true;
      for (const undo of undos.reverse()) undo();
      end();
    },
  };
  browser.open.push(transaction);
  runAfterMicrotasks(checkEnd);
  return transaction;
}

/** Runs `work` after all microtasks, from anywhere. */
function runAfterMicrotasks(work: () => void): void {
  queueMicrotask(() => process.nextTick(work));
}

/** Full storage: IndexedDB aborts the whole transaction, and Dexie wraps the reason. */
export class StorageFullError extends Error {
  override readonly name = 'AbortError';
  readonly inner = createNamedError('QuotaExceededError', 'The storage is full');
}

function isFatal(error: unknown): boolean {
  return error instanceof StorageFullError;
}

function isBlocked({ open }: MemoryBrowser, transaction: MemoryTransaction): boolean {
  const earlier = open.slice(0, open.indexOf(transaction));
  return earlier.some(
    (other) => (other.mode === 'rw' || transaction.mode === 'rw') && !other.tables.isDisjointFrom(transaction.tables),
  );
}

function createInactiveError(wasAborted: boolean): Error {
  return createNamedError(wasAborted ? 'AbortError' : 'TransactionInactiveError', 'The transaction is over');
}

function createNamedError(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}
