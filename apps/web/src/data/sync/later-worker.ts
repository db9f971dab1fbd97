/** What a tab needs of its sync worker. */
export type SyncWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** A worker that is made after a while; it hears then what it was told before. */
export function laterWorker(make: () => Worker, afterMs: number): SyncWorker {
  const told: (readonly [unknown, Transferable[]])[] = [];
  let made: Worker | undefined;
  const later: SyncWorker = {
    onmessage: null,
    onerror: null,
    postMessage(message: unknown, transfer: Transferable[] = []) {
      if (made) made.postMessage(message, transfer);
      else told.push([message, transfer]);
    },
    terminate() {
      clearTimeout(timer);
      made?.terminate();
    },
  } as SyncWorker;
  const timer = setTimeout(() => {
    made = make();
    made.onmessage = (event) => later.onmessage?.call(made as Worker, event);
    made.onerror = (event) => later.onerror?.call(made as Worker, event);
    for (const [message, transfer] of told) made.postMessage(message, transfer);
  }, afterMs);
  return later;
}
