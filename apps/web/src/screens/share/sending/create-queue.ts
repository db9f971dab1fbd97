import type { ShareContext } from '../session/share-context.ts';
import type { SendingProgress } from './send-submission.ts';
import type { SendResult } from './try-sending.ts';

/** Submission of this browser that is being sent. */
export interface QueuedSubmission {
  readonly id: string;
  readonly isSending: boolean;
  /** Result of the last attempt. */
  readonly result?: SendResult | undefined;
  /** Upload progress. The object is mutable, and views poll it. */
  readonly progress: SendingProgress;
  readonly pdf?: Blob | undefined;
  /** Whether the server has the answers; files and the PDF may be missing. */
  readonly isReceived: boolean;
}

/** Unacknowledged submissions of one share link in this browser. */
export interface ShareQueue {
  /** Returns the same array until something changes. */
  rows(): readonly QueuedSubmission[];
  subscribe(listener: () => void): () => void;
  /** Sends waiting submissions one after the other. If called while sending, runs once more afterwards. */
  send(password?: string): Promise<void>;
  /** Stops automatic retries. */
  close(): void;
}

/** Loads the code for sending; not needed until the form is shown. */
export const loadSending = () => import('./try-sending.ts');

const minRetryMs = 5_000;
const maxRetryMs = 60_000;

/** Creates the queue of a share link. @param report called with unexpected failures */
export function createQueue(context: ShareContext, code: string, report: (cause: unknown) => void): ShareQueue {
  let rows: readonly QueuedSubmission[] = [];
  const listeners = new Set<() => void>();
  let running: Promise<void> | undefined;
  let isSendRequested = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitMs = minRetryMs;
  let isClosed = false;

  const updateRow = (id: string, change: Partial<QueuedSubmission>) => {
    const known = rows.find((row) => row.id === id);
    const defaults = { isSending: false, isReceived: false, progress: { sentBytes: 0, totalBytes: 0 } };
    const next = { ...defaults, ...known, ...change, id };
    rows = known ? rows.map((row) => (row === known ? next : row)) : [...rows, next];
    for (const listener of listeners) listener();
  };

  const sendOne = async (id: string, password: string | undefined): Promise<SendResult> => {
    const progress = { sentBytes: 0, totalBytes: 0 };
    updateRow(id, { isSending: true, progress });
    const onReceived = () => updateRow(id, { isReceived: true });
    const onPdf = (pdf: Blob) => updateRow(id, { pdf });
    const attempt = async () =>
      (await loadSending()).trySendSubmission(context, id, { progress, onReceived, onPdf, password });
    const outcome = await attempt().catch((cause: unknown): SendResult => {
      report(cause);
      return { kind: 'waiting' };
    });
    updateRow(id, { isSending: false, result: outcome });
    return outcome;
  };

  const sendAll = async (password: string | undefined) => {
    const submissions = await context.store.submissions(code);
    const waiting = submissions.filter(({ sent, refused }) => !sent && !refused);
    for (const { id, received } of waiting) updateRow(id, { isReceived: received !== undefined });
    let afterMs: number | undefined;
    for (const { id } of waiting.toSorted((one, other) => one.madeAt.localeCompare(other.madeAt))) {
      const outcome = await sendOne(id, password);
      if (outcome.kind !== 'waiting') continue;
      afterMs = outcome.afterSeconds === undefined ? waitMs : outcome.afterSeconds * 1000;
    }
    if (afterMs === undefined) {
      waitMs = minRetryMs;
      return;
    }
    waitMs = Math.min(waitMs * 2, maxRetryMs);
    if (!isClosed) timer = setTimeout(() => void send(), afterMs);
  };

  const send = (password?: string): Promise<void> => {
    clearTimeout(timer);
    isSendRequested = running !== undefined;
    running ??= sendAll(password).finally(() => {
      running = undefined;
      if (isSendRequested && !isClosed) void send();
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
