import type { WorkerReply, WorkerRequest } from './worker-messages.ts';

/** A running worker, as its owner sees it. */
export interface ScriptWorker {
  post(request: WorkerRequest): void;
  /** Ends it at once, whatever it does. */
  terminate(): void;
  /** Nobody needs it any more, and it rests. Absent: it is terminated. */
  release?(): void;
}

/** What the owner of a worker needs from the world. */
export interface WorkerPorts {
  /** Starts a worker. `onFailure`: it could not start, or died. */
  readonly startWorker: (onReply: (reply: WorkerReply) => void, onFailure: (error: Error) => void) => ScriptWorker;
  /** Calls `then` after a time, unless the function that it gives is called before. */
  readonly after: (delayMs: number, then: () => void) => () => void;
}

/** The worker's next word. `silent`: it said nothing for too long. In the last three cases it has been ended. */
export type WorkerWord =
  | WorkerReply
  | { readonly kind: 'silent' | 'closed' }
  | { readonly kind: 'died'; readonly cause: Error };

/** The line to one worker after the other: a new one is started when something is said and none runs. */
export interface WorkerLine {
  say(request: WorkerRequest): void;
  /** Waits for the next word on what was said last. */
  hear(silenceMs: number): Promise<WorkerWord>;
  /** Ends the worker, or releases it when it has nothing to do. */
  close(isAtRest: boolean): void;
}

export function openWorkerLine(ports: WorkerPorts): WorkerLine {
  let worker: ScriptWorker | undefined;
  let id = 0;
  let words: WorkerWord[] = [];
  let wake: (() => void) | undefined;

  function take(word: WorkerWord): void {
    words.push(word);
    wake?.();
  }

  function end(word: WorkerWord): void {
    worker?.terminate();
    worker = undefined;
    take(word);
  }

  function start(): ScriptWorker {
    const started = ports.startWorker(
      (reply) => worker === started && reply.id === id && take(reply),
      (cause) => worker === started && end({ kind: 'died', cause }),
    );
    return started;
  }

  return {
    say(request) {
      id = request.id;
      words = [];
      worker ??= start();
      worker.post(request);
    },
    async hear(silenceMs) {
      if (words.length === 0) {
        await new Promise<void>((resolve) => {
          // NOTE: on a busy page the worker's word may lie in the queue behind this call: it is let in first.
          let stop = ports.after(silenceMs, () => {
            stop = ports.after(0, () => end({ kind: 'silent' }));
          });
          wake = () => {
            wake = undefined;
            stop();
            resolve();
          };
        });
      }
      return words.shift()!;
    },
    close(isAtRest) {
      if (isAtRest && worker?.release) {
        worker.release();
        worker = undefined;
      }
      end({ kind: 'closed' });
    },
  };
}
