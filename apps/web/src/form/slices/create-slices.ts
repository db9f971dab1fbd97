/** So many fields that come together are drawn at once. */
const AT_ONCE = 1_000;
/** So many more each time nobody needs the page. */
const SLICE = 300;
/** What a person calls for meanwhile (a row, a section) is drawn at once as well, as far as this goes. */
const MEANWHILE = 200;

/**
 * Draws the fields of a long form in slices: the first at once, the others while the page has nothing else to do. In the end
 * all are drawn, so that tabbing and searching the page reach them.
 */
export interface Slices {
  /** Whether a field may be drawn now. One that may not is drawn in its turn once somebody subscribes to that. */
  mayDraw(id: string): boolean;
  /** Whether it may from now on: there is nothing to wait for. */
  isDrawn(id: string): boolean;
  subscribe(id: string, listener: () => void): () => void;
  /** Draws these fields before their turn. */
  drawNow(ids: readonly string[]): void;
  /** Draws everything: for paper. */
  drawAll(): void;
  /** Whether fields wait for their turn. */
  isDrawing(): boolean;
  /** Told when that has changed. */
  watch(listener: () => void): () => void;
}

export function createSlices(): Slices {
  const drawn = new Set<string>();
  const waiting = new Map<string, () => void>();
  const watchers = new Set<() => void>();
  let left = AT_ONCE;
  let isAll = false;
  let isPlanned = false;
  let wasDrawing = false;

  const tellWatchers = () => {
    if (wasDrawing === waiting.size > 0) return;
    wasDrawing = waiting.size > 0;
    for (const watcher of watchers) watcher();
  };

  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    whenIdle(() => {
      isPlanned = false;
      left = waiting.size > 0 ? MEANWHILE : AT_ONCE;
      draw([...waiting.keys()].slice(0, SLICE));
      if (waiting.size > 0) plan();
    });
  };

  const draw = (ids: readonly string[]) => {
    for (const id of ids) drawn.add(id);
    for (const id of ids) {
      const listener = waiting.get(id);
      waiting.delete(id);
      listener?.();
    }
    tellWatchers();
  };

  const isDrawn = (id: string) => isAll || drawn.has(id);

  return {
    isDrawn,
    mayDraw(id) {
      if (isDrawn(id)) return true;
      plan();
      if (left <= 0) return false;
      left -= 1;
      drawn.add(id);
      return true;
    },
    subscribe(id, listener) {
      if (isDrawn(id)) return () => {};
      waiting.set(id, listener);
      plan();
      tellWatchers();
      return () => {
        waiting.delete(id);
        tellWatchers();
      };
    },
    drawNow: draw,
    drawAll() {
      isAll = true;
      draw([...waiting.keys()]);
    },
    isDrawing: () => waiting.size > 0,
    watch(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
  };
}

/** NOTE: Safari has no `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 16);
}
