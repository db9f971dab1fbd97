import type { MachineReply } from './create-script-machine.ts';

/** Running worker, as seen by the code that started it. */
export interface ScriptWorker {
  post(request: WorkerRequest): void;
  /** Terminates the worker immediately. */
  terminate(): void;
  /** Returns an idle worker that is no longer needed, for reuse. Absent: the worker is terminated. */
  release?(): void;
}

/** Environment of the code that starts and terminates workers. */
export interface WorkerPorts {
  /** Starts a worker. `onFailure` is called if it cannot start or crashes. */
  readonly startWorker: (onReply: (reply: WorkerReply) => void, onFailure: (error: Error) => void) => ScriptWorker;
  /** Calls `then` after `delayMs`. @returns a function that cancels the call */
  readonly after: (delayMs: number, then: () => void) => () => void;
}

/**
 * Next message of a worker. `silent`: the worker didn't reply in time. After `silent`, `closed` and `died`, the worker
 * has been terminated.
 */
export type WorkerMessage =
  | WorkerReply
  | { readonly kind: 'silent' | 'closed' }
  | { readonly kind: 'died'; readonly cause: Error };

/** Connection to a worker. Sending a request starts a new worker if none is running. */
export interface WorkerConnection {
  send(request: WorkerRequest): void;
  /** Waits for the next reply to the last request, at most `timeoutMs`. */
  receive(timeoutMs: number): Promise<WorkerMessage>;
  /** Terminates the worker, or releases it if it is idle. */
  close(isIdle: boolean): void;
}

export function openWorkerConnection(ports: WorkerPorts): WorkerConnection {
  let worker: ScriptWorker | undefined;
  let id = 0;
  let messages: WorkerMessage[] = [];
  let resolveReceive: (() => void) | undefined;

  function handleMessage(message: WorkerMessage): void {
    messages.push(message);
    resolveReceive?.();
  }

  function end(message: WorkerMessage): void {
    worker?.terminate();
    worker = undefined;
    handleMessage(message);
  }

  function start(): ScriptWorker {
    const started = ports.startWorker(
      (reply) => worker === started && reply.id === id && handleMessage(reply),
      (cause) => worker === started && end({ kind: 'died', cause }),
    );
    return started;
  }

  return {
    send(request) {
      id = request.id;
      messages = [];
      worker ??= start();
      worker.post(request);
    },
    async receive(silenceMs) {
      if (messages.length === 0) {
        await new Promise<void>((resolve) => {
          // NOTE: on a busy page, the worker's message may be queued behind this callback, so the timeout waits for one
          // more task.
          let cancelTimeout = ports.after(silenceMs, () => {
            cancelTimeout = ports.after(0, () => end({ kind: 'silent' }));
          });
          resolveReceive = () => {
            resolveReceive = undefined;
            cancelTimeout();
            resolve();
          };
        });
      }
      return messages.shift()!;
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

/** Request to a worker with a script machine. `text` is JSON: a `ScriptProgram` or a `ScriptBatch`. */
export type WorkerRequest =
  | { readonly id: number; readonly kind: 'load'; readonly text: string }
  | { readonly id: number; readonly kind: 'run'; readonly text: string; readonly pauseAfterMs: number };

/** Reply of a worker. A `run` request gets several `outcomes` replies, until one has `isDone` or `isUnusable`. */
export type WorkerReply =
  | { readonly id: number; readonly kind: 'loaded' }
  /** The data does not fit into the memory of the machine. */
  | { readonly id: number; readonly kind: 'too-large' }
  | { readonly id: number; readonly kind: 'failed'; readonly message: string }
  | ({ readonly id: number; readonly kind: 'outcomes' } & MachineReply);
