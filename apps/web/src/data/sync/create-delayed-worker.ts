/** Part of the `Worker` interface that a tab uses. */
export type SyncWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Creates a worker after `afterMs` milliseconds. Messages sent before that are queued. */
export function createDelayedWorker(createWorker: () => Worker, afterMs: number): SyncWorker {
  const queue: (readonly [unknown, Transferable[]])[] = [];
  let worker: Worker | undefined;
  const delayedWorker: SyncWorker = {
    onmessage: null,
    onerror: null,
    postMessage(message: unknown, transfer: Transferable[] = []) {
      if (worker) worker.postMessage(message, transfer);
      else queue.push([message, transfer]);
    },
    terminate() {
      clearTimeout(timer);
      worker?.terminate();
    },
  } as SyncWorker;
  const timer = setTimeout(() => {
    worker = createWorker();
    worker.onmessage = (event) => delayedWorker.onmessage?.call(worker as Worker, event);
    worker.onerror = (event) => delayedWorker.onerror?.call(worker as Worker, event);
    for (const [message, transfer] of queue) worker.postMessage(message, transfer);
  }, afterMs);
  return delayedWorker;
}
