import { Worker } from 'node:worker_threads';
import type { FileStore } from '../../files/file-store.ts';
import {
  createTooLargeError,
  type UnreadableReason,
  UnreadableWorkbook,
  type Workbook,
  type WorkbookLimits,
} from './workbook.ts';

/** Reads workbooks from the file store and caches them. */
export interface WorkbookReader {
  /** @throws {UnreadableWorkbook} */
  read(content: { readonly sha256: string; readonly size: number }): Promise<Workbook>;
  /** Aborts all reads. */
  close(): Promise<void>;
}

const MAX_THREADS = 2;
const MAX_CACHED_CELLS = 2_000_000;

/** Creates a reader that reads workbooks on separate threads and caches the most recent ones. */
export function createWorkbookReader(files: FileStore, limits: WorkbookLimits): WorkbookReader {
  // Content never changes under its hash, so cached workbooks stay valid.
  const cache = new Map<string, Promise<Workbook>>();
  const threads = new Set<Worker>();
  const runLimited = createLimiter(MAX_THREADS);

  async function read({ sha256, size }: { sha256: string; size: number }): Promise<Workbook> {
    if (size > limits.packedBytes) throw createTooLargeError('bytes');
    const cached = cache.get(sha256);
    if (cached !== undefined) {
      cache.delete(sha256);
      cache.set(sha256, cached);
      return cached;
    }
    const promise = runLimited(async () => parseOnThread(await loadContent(files, sha256, size), limits, threads));
    cache.set(sha256, promise);
    promise.then(
      () => evictOldest(cache),
      () => cache.delete(sha256),
    );
    return promise;
  }

  return {
    read,
    async close() {
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}

async function loadContent(files: FileStore, sha256: string, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  let at = 0;
  for await (const chunk of (await files.open(sha256)) as AsyncIterable<Buffer>) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

interface ThreadReply {
  readonly workbook?: Workbook;
  readonly reason?: UnreadableReason;
  readonly message?: string;
}

function parseOnThread(
  bytes: Uint8Array<ArrayBuffer>,
  limits: WorkbookLimits,
  threads: Set<Worker>,
): Promise<Workbook> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./workbook-thread.ts', import.meta.url), {
      env: {},
      workerData: { bytes, limits },
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
    });
    threads.add(thread);
    const timer = setTimeout(() => {
      reject(new UnreadableWorkbook('too-slow', 'The workbook takes too long to read.'));
      void thread.terminate();
    }, limits.timeMs);
    thread.on('message', ({ workbook, reason = 'unsupported', message }: ThreadReply) => {
      if (workbook) resolve(workbook);
      else reject(new UnreadableWorkbook(reason, message ?? ''));
    });
    thread.on('error', (error: Error & { code?: string }) =>
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? createTooLargeError('values') : error),
    );
    thread.on('exit', () => {
      clearTimeout(timer);
      threads.delete(thread);
      reject(new UnreadableWorkbook('too-slow', 'Reading the workbook was canceled.'));
    });
  });
}

/** Returns a function that runs at most `concurrency` calls at a time; further calls wait in order. */
function createLimiter(concurrency: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= concurrency) await new Promise<void>((resolve) => waiting.push(resolve));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}

async function evictOldest(cache: Map<string, Promise<Workbook>>): Promise<void> {
  const sizes = await Promise.all(
    [...cache].map(async ([sha256, promise]) => ({
      sha256,
      cells: countCells(await promise.catch(() => undefined)),
    })),
  );
  let total = 0;
  for (const { sha256, cells } of sizes.toReversed()) {
    total += cells;
    if (total > MAX_CACHED_CELLS) cache.delete(sha256);
  }
}

function countCells(workbook: Workbook | undefined): number {
  const inTables = (workbook?.tables ?? []).map(({ values, columns }) => values.length * columns.length);
  return inTables.reduce((sum, cells) => sum + cells, 1000);
}
