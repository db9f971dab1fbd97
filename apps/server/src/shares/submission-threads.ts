import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Refused } from '../refused.ts';
import type { SubmissionHead } from './read-submission.ts';

interface ReadJob {
  readonly kind: 'read';
  /** Of the body, which the thread keeps for the check. */
  readonly id: number;
  /** The body as it came. */
  readonly bytes: Uint8Array;
  readonly responseId: string;
}

export interface CheckJob {
  readonly kind: 'check';
  readonly id: number;
  /** Absent where the thread has the body, parsed. */
  readonly bytes?: Uint8Array;
  /** JSON of form.published.json. */
  readonly content: string;
  readonly nowMs: number;
}

export type SubmissionJob = ReadJob | CheckJob;

/** Answers that may be stored, or the rules that they break: `place: required, age: max`. */
export type CheckedSubmission =
  | {
      /** JSON of `SubmittedAnswers`. */
      readonly answers: string;
      /** Ids of the files that the answers name, and of the PDF. */
      readonly files: readonly string[];
    }
  | { readonly broken: string };

export type ThreadReply =
  | { readonly value: unknown }
  /** The thread has dropped the body: too many came after it. */
  | { readonly isDropped: true }
  | { readonly refused: { readonly code: string; readonly status: number; readonly detail: string | undefined } }
  | { readonly failure: string };

interface ThreadLimits {
  readonly mostThreads: number;
  /** Time limit of one job, in milliseconds. */
  readonly limitMs: number;
  readonly memoryMb: number;
}

const usualLimits: ThreadLimits = {
  mostThreads: Math.min(4, Math.max(1, availableParallelism() - 1)),
  limitMs: 20_000,
  memoryMb: 256,
};

interface Waiting {
  readonly job: SubmissionJob;
  /** The thread that has the body; any other one once that has ended. */
  readonly on?: Thread;
  readonly result: PromiseWithResolvers<Result>;
}

/** What a job came to, and the thread that did it. `undefined`: the body was dropped. */
type Result = { readonly value: unknown; readonly thread: Thread } | undefined;

/** A thread, and the job that it works on now. */
interface Thread {
  readonly worker: Worker;
  waiting: Waiting | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Reads and checks submissions of unknown respondents. @throws `Refused` when that takes too long or too much memory */
export interface SubmissionThreads {
  read(bytes: Uint8Array, responseId: string): Promise<ReadSubmission>;
}

/** A submission that was parsed. A thread keeps it for a while, so that the check doesn't parse it again. */
export interface ReadSubmission extends SubmissionHead {
  check(job: Pick<CheckJob, 'content' | 'nowMs'>): Promise<CheckedSubmission>;
}

/**
 * Creates a few threads, started when first needed: no form and no answers hold up other requests. A thread that takes too long or too
 * much memory ends, and only its submission is refused.
 */
export function createSubmissionThreads({
  mostThreads,
  limitMs,
  memoryMb,
}: ThreadLimits = usualLimits): SubmissionThreads {
  const threads = new Set<Thread>();
  const queue: Waiting[] = [];
  let lastId = 0;

  function start(): Thread {
    const resourceLimits = { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
    const worker = new Worker(new URL('./submission-thread.ts', import.meta.url), { env: {}, resourceLimits });
    const thread: Thread = { worker, waiting: undefined, timer: undefined };
    worker.on('message', (reply: ThreadReply) => {
      const result = take(thread)?.result;
      if ('value' in reply) result?.resolve({ value: reply.value, thread });
      else if ('isDropped' in reply) result?.resolve(undefined);
      else if ('failure' in reply) result?.reject(new Error(reply.failure));
      else result?.reject(new Refused(reply.refused.code, reply.refused.status, reply.refused.detail));
      next();
    });
    worker.on('error', (error: Error & { code?: string }) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      end(thread, isMemory ? new Refused('invalid-request', 413, 'The answers take too much memory to check') : error);
    });
    worker.on('exit', () => end(thread, new Error('The thread that checks submissions ended.')));
    worker.unref();
    threads.add(thread);
    return thread;
  }

  function take(thread: Thread): Waiting | undefined {
    clearTimeout(thread.timer);
    const { waiting } = thread;
    thread.waiting = undefined;
    return waiting;
  }

  function end(thread: Thread, reason: Error): void {
    threads.delete(thread);
    take(thread)?.result.reject(reason);
    void thread.worker.terminate();
    next();
  }

  function next(): void {
    const canBegin = ({ on }: Waiting) => on === undefined || !threads.has(on) || !on.waiting;
    const at = queue.findIndex(canBegin);
    const { on } = queue[at] ?? {};
    const free = on && threads.has(on) ? on : [...threads].find(({ waiting }) => !waiting);
    if (at < 0 || (!free && threads.size >= mostThreads)) return;
    const thread = free ?? start();
    [thread.waiting] = queue.splice(at, 1) as [Waiting];
    const tooLong = new Refused('busy', 503, 'The answers take too long to check', { retryAfterSeconds: 30 });
    thread.timer = setTimeout(() => end(thread, tooLong), limitMs);
    thread.worker.postMessage(thread.waiting.job);
  }

  function run(job: SubmissionJob, on?: Thread): Promise<Result> {
    const result = Promise.withResolvers<Result>();
    queue.push({ job, result, ...(on && { on }) });
    next();
    return result.promise;
  }

  return {
    async read(bytes, responseId) {
      lastId += 1;
      const id = lastId;
      const read = (await run({ kind: 'read', id, bytes, responseId }))!;
      return {
        ...(read.value as SubmissionHead),
        async check(job) {
          const isKept = threads.has(read.thread);
          const checked = isKept ? await run({ kind: 'check', id, ...job }, read.thread) : undefined;
          return (checked ?? (await run({ kind: 'check', id, bytes, ...job })))!.value as CheckedSubmission;
        },
      };
    },
  };
}

/** The threads of this process. They don't keep it alive. */
export const submissionThreads = createSubmissionThreads();
