import type { ShareWorld } from '../session/share-world.ts';
import type { SendingProgress } from './send-submission.ts';
import type { Outcome } from './try-sending.ts';

/** One submission of this browser on its way. */
export interface QueuedSubmission {
  readonly id: string;
  readonly isSending: boolean;
  /** Of the last try. */
  readonly outcome?: Outcome | undefined;
  /** Changes in place: whoever shows it looks again and again. */
  readonly progress: SendingProgress;
  readonly pdf?: Blob | undefined;
  /** The server has the answers; what is left are files and the PDF. */
  readonly isReceived: boolean;
}

/** What was submitted by one link in this browser and is not acknowledged, and the sending of it. */
export interface ShareQueue {
  /** The same list until something changes. */
  rows(): readonly QueuedSubmission[];
  subscribe(listener: () => void): () => void;
  /** Sends what waits, one after the other. Called while it sends, it looks once more. */
  send(password?: string): Promise<void>;
  /** Nothing is tried again by itself. */
  close(): void;
}

/** What sends comes once the form is shown: nobody waits for it before. */
export const loadSending = () => import('./try-sending.ts');

const firstWaitMs = 5_000;
const longestWaitMs = 60_000;

/** @param report told of what nobody has expected */
export function createQueue(world: ShareWorld, code: string, report: (cause: unknown) => void): ShareQueue {
  let rows: readonly QueuedSubmission[] = [];
  const listeners = new Set<() => void>();
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = firstWaitMs;
  let isClosed = false;

  const put = (id: string, change: Partial<QueuedSubmission>) => {
    const known = rows.find((row) => row.id === id);
    const none = { isSending: false, isReceived: false, progress: { sentBytes: 0, totalBytes: 0 } };
    const next = { ...none, ...known, ...change, id };
    rows = known ? rows.map((row) => (row === known ? next : row)) : [...rows, next];
    for (const listener of listeners) listener();
  };

  const sendOne = async (id: string, password: string | undefined): Promise<Outcome> => {
    const progress = { sentBytes: 0, totalBytes: 0 };
    put(id, { isSending: true, progress });
    const onReceived = () => put(id, { isReceived: true });
    const onPdf = (pdf: Blob) => put(id, { pdf });
    const attempt = async () => (await loadSending()).trySending(world, id, { progress, onReceived, onPdf, password });
    const outcome = await attempt().catch((cause: unknown): Outcome => {
      report(cause);
      return { kind: 'waiting' };
    });
    put(id, { isSending: false, outcome });
    return outcome;
  };

  const sendAll = async (password: string | undefined) => {
    const kept = await world.store.submissions(code);
    const waiting = kept.filter(({ sent, refused }) => !sent && !refused);
    for (const { id, received } of waiting) put(id, { isReceived: received !== undefined });
    let afterMs: number | undefined;
    for (const { id } of waiting.toSorted((one, other) => one.madeAt.localeCompare(other.madeAt))) {
      const outcome = await sendOne(id, password);
      if (outcome.kind !== 'waiting') continue;
      afterMs = outcome.afterSeconds === undefined ? waitMs : outcome.afterSeconds * 1000;
    }
    if (afterMs === undefined) {
      waitMs = firstWaitMs;
      return;
    }
    waitMs = Math.min(waitMs * 2, longestWaitMs);
    if (!isClosed) timer = setTimeout(() => void send(), afterMs);
  };

  const send = (password?: string): Promise<void> => {
    clearTimeout(timer);
    isAskedAgain = running !== undefined;
    running ??= sendAll(password).finally(() => {
      running = undefined;
      if (isAskedAgain && !isClosed) void send();
    });
    return running;
  };

  return {
    rows: () => rows,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    send,
    close() {
      isClosed = true;
      clearTimeout(timer);
    },
  };
}
