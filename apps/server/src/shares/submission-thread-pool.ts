import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Refused } from '../refused.ts';
import type { SubmissionHead } from './parse-submission.ts';

interface ParseJob {
  readonly kind: 'read';
  /** ID of the body, which the thread keeps in memory for the check. */
  readonly id: number;
  /** Unparsed body. */
  readonly bytes: Uint8Array;
  readonly responseId: string;
}

export interface CheckJob {
  readonly kind: 'check';
  readonly id: number;
  /** Unparsed body; absent if the thread still has the parsed body. */
  readonly bytes?: Uint8Array;
  /** Content of form.published.json as JSON. */
  readonly content: string;
  readonly nowMs: number;
}

export type SubmissionJob = ParseJob | CheckJob;

/** Result of a check: the accepted answers, or the broken rules as text, like `place: required, age: max`. */
export type CheckedSubmission =
  | {
      /** Accepted answers: `SubmittedAnswers` as JSON. */
      readonly answers: string;
      /** IDs of the files in the answers, and of the PDF. */
      readonly files: readonly string[];
    }
  | { readonly broken: string };

export type ThreadReply =
  | { readonly value: unknown }
  /** The thread has dropped the parsed body to make room for newer submissions. */
  | { readonly isDropped: true }
  | { readonly refused: { readonly code: string; readonly status: number; readonly detail: string | undefined } }
  | { readonly failure: string };

interface ThreadLimits {
  readonly maxThreads: number;
  /** Time limit of one job, in milliseconds. */
  readonly limitMs: number;
  readonly memoryMb: number;
}

const DEFAULT_LIMITS: ThreadLimits = {
  maxThreads: Math.min(4, Math.max(1, availableParallelism() - 1)),
  limitMs: 20_000,
  memoryMb: 256,
};

interface PendingJob {
  readonly job: SubmissionJob;
  /** Thread that has the parsed body. If this thread has ended, any other thread may run the job. */
  readonly on?: SubmissionThread;
  readonly result: PromiseWithResolvers<JobResult>;
}

/** Result of a job, and the thread that ran the job; `undefined` if the thread has dropped the parsed body. */
type JobResult = { readonly value: unknown; readonly thread: SubmissionThread } | undefined;

/** Worker thread and its current job. */
interface SubmissionThread {
  readonly worker: Worker;
  pending: PendingJob | undefined;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Thread pool that parses and checks submissions of anonymous respondents.
 * @throws `Refused` if a submission takes too long or needs too much memory
 */
export interface SubmissionThreads {
  parse(bytes: Uint8Array, responseId: string): Promise<ParsedSubmission>;
}

/** Parsed submission. Its thread keeps it in memory for a while, so that the check doesn't need to parse it again. */
export interface ParsedSubmission extends SubmissionHead {
  check(job: Pick<CheckJob, 'content' | 'nowMs'>): Promise<CheckedSubmission>;
}

/**
 * Creates a thread pool for submissions, so that slow forms and answers don't block other requests. Threads start on
 * demand. A thread that takes too long or needs too much memory is terminated, and only its current submission is
 * rejected.
 */
export function createSubmissionThreads({
  maxThreads,
  limitMs,
  memoryMb,
}: ThreadLimits = DEFAULT_LIMITS): SubmissionThreads {
  const threads = new Set<SubmissionThread>();
  const queue: PendingJob[] = [];
  let lastId = 0;

  function start(): SubmissionThread {
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
    const worker = new Worker(new URL('./submission-thread.ts', import.meta.url), { env: {}, resourceLimits });
    const thread: SubmissionThread = { worker, pending: undefined, timer: undefined };
    worker.on('message', (reply: ThreadReply) => {
      const result = takePending(thread)?.result;
      if ('value' in reply) result?.resolve({ value: reply.value, thread });
      else if ('isDropped' in reply) result?.resolve(undefined);
      else if ('failure' in reply) result?.reject(new Error(reply.failure));
      else result?.reject(new Refused(reply.refused.code, reply.refused.status, reply.refused.detail));
      runNext();
    });
    worker.on('error', (error: Error & { code?: string }) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      end(thread, isMemory ? new Refused('invalid-request', 413, 'The answers need too much memory') : error);
    });
    worker.on('exit', () => end(thread, new Error('The thread that validates submissions ended.')));
    worker.unref();
    threads.add(thread);
    return thread;
  }

  function takePending(thread: SubmissionThread): PendingJob | undefined {
    clearTimeout(thread.timer);
    const { pending: pendingJob } = thread;
    thread.pending = undefined;
    return pendingJob;
  }

  function end(thread: SubmissionThread, reason: Error): void {
    threads.delete(thread);
    takePending(thread)?.result.reject(reason);
    void thread.worker.terminate();
    runNext();
  }

  function runNext(): void {
    const canStart = ({ on }: PendingJob) => on === undefined || !threads.has(on) || !on.pending;
    const at = queue.findIndex(canStart);
    const { on } = queue[at] ?? {};
    const free = on && threads.has(on) ? on : [...threads].find(({ pending: pendingJob }) => !pendingJob);
    if (at < 0 || (!free && threads.size >= maxThreads)) return;
    const thread = free ?? start();
    [thread.pending] = queue.splice(at, 1) as [PendingJob];
    const timeoutError = new Refused('busy', 503, 'Validating the answers takes too long', { retryAfterSeconds: 30 });
    thread.timer = setTimeout(() => end(thread, timeoutError), limitMs);
    thread.worker.postMessage(thread.pending.job);
  }

  function run(job: SubmissionJob, on?: SubmissionThread): Promise<JobResult> {
    const result = Promise.withResolvers<JobResult>();
    queue.push({ job, result, ...(on && { on }) });
    runNext();
    return result.promise;
  }

  return {
    async parse(bytes, responseId) {
      lastId += 1;
      const id = lastId;
      const parse = (await run({ kind: 'read', id, bytes, responseId }))!;
      return {
        ...(parse.value as SubmissionHead),
        async check(job) {
          const isThreadRunning = threads.has(parse.thread);
          const checked = isThreadRunning ? await run({ kind: 'check', id, ...job }, parse.thread) : undefined;
          return (checked ?? (await run({ kind: 'check', id, bytes, ...job })))!.value as CheckedSubmission;
        },
      };
    },
  };
}

/** Thread pool of this process. It doesn't keep the process alive. */
export const submissionThreads = createSubmissionThreads();
