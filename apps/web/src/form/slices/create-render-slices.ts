import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Number of fields that are rendered immediately. */
const FIRST_SLICE_SIZE = 1_000;
/** Number of fields that are rendered in each idle period. */
const SLICE_SIZE = 300;
/**
 * Number of fields that the user can add while slices are pending, such as a row or a section, and that are rendered
 * immediately.
 */
const MAX_ADDED_FIELDS = 200;

/**
 * Schedule for rendering a long form's fields in slices: the first slice immediately, the others when the page is idle.
 * In the end, all fields are rendered, so that Tab and find-in-page reach them.
 */
export interface RenderSlices {
  /** Returns whether a field may be rendered now. If not, the field must subscribe, and is rendered in its turn. */
  mayRender(id: string): boolean;
  /** Returns whether a field may be rendered from now on, so that it needn't subscribe. */
  isReleased(id: string): boolean;
  subscribe(id: string, listener: () => void): () => void;
  /** Renders fields before their turn. */
  renderNow(ids: readonly string[]): void;
  /** Renders all fields, for printing. */
  renderAll(): void;
  /** Returns whether fields are waiting for their turn. */
  isRendering(): boolean;
  /** Subscribes to changes of `isRendering`. */
  subscribeRendering(listener: () => void): () => void;
}

export function createRenderSlices(): RenderSlices {
  const renderedIds = new Set<string>();
  const waiting = new Map<string, () => void>();
  const watchers = new Set<() => void>();
  let remaining = FIRST_SLICE_SIZE;
  let isAll = false;
  let isScheduled = false;
  let wasRendering = false;

  const notifyWatchers = () => {
    if (wasRendering === waiting.size > 0) return;
    wasRendering = waiting.size > 0;
    for (const watcher of watchers) watcher();
  };

  const schedule = () => {
    if (isScheduled) return;
    isScheduled = true;
    whenIdle(() => {
      isScheduled = false;
      remaining = waiting.size > 0 ? MAX_ADDED_FIELDS : FIRST_SLICE_SIZE;
      render([...waiting.keys()].slice(0, SLICE_SIZE));
      if (waiting.size > 0) schedule();
    });
  };

  const render = (ids: readonly string[]) => {
    for (const id of ids) renderedIds.add(id);
    for (const id of ids) {
      const listener = waiting.get(id);
      waiting.delete(id);
      listener?.();
    }
    notifyWatchers();
  };

  const isRendered = (id: string) => isAll || renderedIds.has(id);

  return {
    isReleased: isRendered,
    mayRender(id) {
      if (isRendered(id)) return true;
      schedule();
      if (remaining <= 0) return false;
      remaining -= 1;
      renderedIds.add(id);
      return true;
    },
    subscribe(id, listener) {
      if (isRendered(id)) return () => {};
      waiting.set(id, listener);
      schedule();
      notifyWatchers();
      return () => {
        waiting.delete(id);
        notifyWatchers();
      };
    },
    renderNow: render,
    renderAll() {
      isAll = true;
      render([...waiting.keys()]);
    },
    isRendering: () => waiting.size > 0,
    subscribeRendering(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
  };
}

/** Calls a function when the page is idle. NOTE: Safari has no `requestIdleCallback`. */
function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: 500 });
  else setTimeout(work, 16);
}

/**
 * Creates the slices of one form, and returns whether some fields aren't rendered yet. All fields are rendered before
 * printing.
 */
export function useRenderSlices(): readonly [slices: RenderSlices, isDrawing: boolean] {
  const [slices] = useState(createRenderSlices);
  const isRendering = useSyncExternalStore(slices.subscribeRendering, slices.isRendering);
  useEffect(() => {
    const renderAll = () => flushSync(slices.renderAll);
    window.addEventListener('beforeprint', renderAll);
    return () => window.removeEventListener('beforeprint', renderAll);
  }, [slices]);
  return [slices, isRendering];
}
