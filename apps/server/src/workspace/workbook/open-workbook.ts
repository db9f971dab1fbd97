import { Worker } from 'node:worker_threads';
import type { FileStore } from '../../files/file-store.ts';
import { tooLarge, type Unreadable, UnreadableWorkbook, type Workbook, type WorkbookLimits } from './workbook.ts';

/** Reads workbooks of the file store, each once for as long as it is remembered. */
export interface OpenWorkbooks {
  /** @throws {UnreadableWorkbook} */
  read(content: { readonly sha256: string; readonly size: number }): Promise<Workbook>;
  /** Gives up what is being read. */
  close(): Promise<void>;
}

const THREADS = 2;
const REMEMBERED_CELLS = 2_000_000;

export function openWorkbooks(files: FileStore, limits: WorkbookLimits): OpenWorkbooks {
  // content never changes under its hash: what was read of it stays true
  const remembered = new Map<string, Promise<Workbook>>();
  const threads = new Set<Worker>();
  const takeTurn = createTurns(THREADS);

  async function read({ sha256, size }: { sha256: string; size: number }): Promise<Workbook> {
    if (size > limits.packedBytes) throw tooLarge('bytes');
    const known = remembered.get(sha256);
    if (known !== undefined) {
      remembered.delete(sha256);
      remembered.set(sha256, known);
      return known;
    }
    const reading = takeTurn(async () => readOnThread(await collect(files, sha256, size), limits, threads));
    remembered.set(sha256, reading);
    reading.then(
      () => forgetOldest(remembered),
      () => remembered.delete(sha256),
    );
    return reading;
  }

  return {
    read,
    async close() {
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}

async function collect(files: FileStore, sha256: string, size: number): Promise<Uint8Array<ArrayBuffer>> {
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
  readonly reason?: Unreadable;
  readonly message?: string;
}

function readOnThread(bytes: Uint8Array<ArrayBuffer>, limits: WorkbookLimits, threads: Set<Worker>): Promise<Workbook> {
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
      reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooLarge('values') : error),
    );
    thread.on('exit', () => {
      clearTimeout(timer);
      threads.delete(thread);
      reject(new UnreadableWorkbook('too-slow', 'Reading the workbook was given up.'));
    });
  });
}

/** Lets so many run at a time; the others wait in line. */
function createTurns(most: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
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

async function forgetOldest(remembered: Map<string, Promise<Workbook>>): Promise<void> {
  const sizes = await Promise.all(
    [...remembered].map(async ([sha256, reading]) => ({
      sha256,
      cells: countCells(await reading.catch(() => undefined)),
    })),
  );
  let total = 0;
  for (const { sha256, cells } of sizes.toReversed()) {
    total += cells;
    if (total > REMEMBERED_CELLS) remembered.delete(sha256);
  }
}

function countCells(workbook: Workbook | undefined): number {
  const inTables = (workbook?.tables ?? []).map(({ values, columns }) => values.length * columns.length);
  return inTables.reduce((sum, cells) => sum + cells, 1000);
}
