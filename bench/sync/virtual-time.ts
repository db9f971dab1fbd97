/** Creates a virtual clock that advances to the next timer when no other work is pending. */
export function createVirtualTime() {
  let nowMs = 0;
  const waiting = new Map<number, (() => void)[]>();
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const at = Math.ceil(nowMs + Math.max(0, ms));
      const others = waiting.get(at);
      if (others) others.push(resolve);
      else {
        waiting.set(at, [resolve]);
        push(due, at);
      }
    });
  const due: number[] = [];
  return {
    nowMs: () => nowMs,
    wait,
    async run(work: Promise<unknown>): Promise<void> {
      let isOver = false;
      const end = work.finally(() => {
        isOver = true;
      });
      while (!isOver) {
        // Waits until pending promises have settled: reading an HTTP response takes several turns of the event loop.
        await new Promise((resolve) => setImmediate(resolve));
        await new Promise((resolve) => setImmediate(resolve));
        const at = pop(due);
        if (at === undefined) continue;
        nowMs = at;
        const ready = waiting.get(at) ?? [];
        waiting.delete(at);
        for (const go of ready) go();
      }
      await end;
    },
  };
}

/** Inserts into a binary heap with the smallest value first. */
function push(heap: number[], value: number): void {
  let at = heap.push(value) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (heap[parent]! <= value) break;
    heap[at] = heap[parent]!;
    at = parent;
  }
  heap[at] = value;
}

function pop(heap: number[]): number | undefined {
  const least = heap[0];
  const last = heap.pop();
  if (heap.length === 0 || last === undefined) return least;
  let at = 0;
  for (;;) {
    let child = 2 * at + 1;
    if (child >= heap.length) break;
    if (child + 1 < heap.length && heap[child + 1]! < heap[child]!) child += 1;
    if (heap[child]! >= last) break;
    heap[at] = heap[child]!;
    at = child;
  }
  heap[at] = last;
  return least;
}
