import type { TableName } from '../../database/schema.ts';
import type { Owner } from '../scheduler.ts';
import type { MemoryRows, Undo } from './memory-rows.ts';

/** Databases of one browser, shared by its tabs. */
export interface MemoryBrowser {
  readonly rows: ReadonlyMap<TableName, MemoryRows>;
  /** Unfinished transactions in order of their start. */
  readonly open: MemoryTransaction[];
  /** Commits that may not be on disk, by transaction, in order. */
  unflushed: (readonly Undo[])[];
}

/** Request of a transaction, executed atomically in order. */
export type Request<Result> = (rows: ReadonlyMap<TableName, MemoryRows>, write: (undo: Undo) => void) => Result;

/**
 * Transaction like IndexedDB's: it waits for earlier transactions over the same tables, each request is its own task,
 * it commits by itself when it has no requests, and uncommitted writes are rolled back.
 */
export interface MemoryTransaction {
  readonly owner: Owner;
  readonly tables: ReadonlySet<TableName>;
  readonly mode: 'r' | 'rw';
  ask<Result>(request: Request<Result>): Promise<Result>;
  /**
   * Resolves when everything is committed.
   *
   * @throws PrematureCommitError when it had already committed by itself
   */
  commit(): Promise<void>;
  abort(): void;
  /** Runs the next request, unless an earlier transaction over the same tables is still open. */
  proceed(): void;
}

export interface TransactionOptions {
  readonly owner: Owner;
  readonly tables: readonly TableName[];
  readonly mode: 'r' | 'rw';
  readonly durability: 'relaxed' | 'strict';
}

export function beginTransaction(browser: MemoryBrowser, options: TransactionOptions): MemoryTransaction {
  const { owner, mode, durability } = options;
  const pending: (() => void)[] = [];
  const undos: Undo[] = [];
  let state: 'open' | 'asked to commit' | 'over' = 'open';
  let isPremature = false;
  let hasTask = false;
  let wasAborted = false;

  const end = (): void => {
    state = 'over';
    browser.open.splice(browser.open.indexOf(transaction), 1);
    for (const other of [...browser.open]) other.proceed();
  };
  const keep = (): void => {
    if (undos.length > 0) browser.unflushed.push(undos);
    if (undos.length > 0 && durability === 'strict') browser.unflushed = [];
    end();
  };
  /** Runs after the continuations of the last result; without another request, the transaction ends. */
  const checkEnd = (): void => {
    if (state !== 'open' || pending.length > 0) return;
    isPremature = true;
    keep();
  };

  const transaction: MemoryTransaction = {
    owner,
    mode,
    tables: new Set(options.tables),
    ask(request) {
      if (owner.isDead) return new Promise(() => {});
      if (state !== 'open') return Promise.reject(inactive(wasAborted));
      return new Promise((resolve, reject) => {
        pending.push(() => {
          try {
            resolve(request(browser.rows, (undo) => undos.push(undo)));
          } catch (error) {
            if (isFatal(error)) transaction.abort();
            reject(error);
          }
        });
        transaction.proceed();
      });
    },
    proceed() {
      if (hasTask || pending.length === 0 || state !== 'open' || isBehindOthers(browser, transaction)) return;
      hasTask = true;
      globalThis.setImmediate(() => {
        hasTask = false;
        if (state !== 'open') return;
        pending.shift()?.();
        whenStill(checkEnd);
        transaction.proceed();
      });
    },
    commit() {
      if (isPremature) return Promise.reject(named('PrematureCommitError', 'The transaction ended before its work'));
      if (state !== 'open') return Promise.reject(inactive(wasAborted));
      if (mode === 'r') {
        // Nothing to write, so no separate task.
        keep();
        return Promise.resolve();
      }
      state = 'asked to commit';
      return new Promise((resolve) => {
        globalThis.setImmediate(() => {
          if (state === 'over') return;
          keep();
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
  whenStill(checkEnd);
  return transaction;
}

/** Runs `work` after all microtasks, from anywhere. */
function whenStill(work: () => void): void {
  queueMicrotask(() => process.nextTick(work));
}

/** Full storage: IndexedDB aborts the whole transaction, and Dexie wraps the reason. */
export class StorageFull extends Error {
  override readonly name = 'AbortError';
  readonly inner = named('QuotaExceededError', 'The storage is full');
}

function isFatal(error: unknown): boolean {
  return error instanceof StorageFull;
}

function isBehindOthers({ open }: MemoryBrowser, transaction: MemoryTransaction): boolean {
  const earlier = open.slice(0, open.indexOf(transaction));
  return earlier.some(
    (other) => (other.mode === 'rw' || transaction.mode === 'rw') && !other.tables.isDisjointFrom(transaction.tables),
  );
}

function inactive(wasAborted: boolean): Error {
  return named(wasAborted ? 'AbortError' : 'TransactionInactiveError', 'The transaction is over');
}

function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}
