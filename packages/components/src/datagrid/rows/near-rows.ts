/** Draws rows of a long grid when they come near the window, or when somebody wants to go there. */
export interface NearRows {
  /** Calls `onNear` once. @returns a function that stops watching */
  watch(rowId: string, element: Element, onNear: () => void): () => void;
  /** @returns whether the row was not drawn yet */
  reveal(rowId: string): boolean;
}

/** Rows are drawn this far ahead. */
const AHEAD = '1200px 0px';

interface Watched {
  readonly element: Element;
  readonly onNear: () => void;
}

export function createNearRows(): NearRows {
  const watched = new Map<string, Watched>();
  const rowIds = new WeakMap<Element, string>();
  let observer: IntersectionObserver | undefined;

  function stop(rowId: string): void {
    const row = watched.get(rowId);
    if (row) observer?.unobserve(row.element);
    watched.delete(rowId);
  }

  function reveal(rowId: string): boolean {
    const row = watched.get(rowId);
    stop(rowId);
    row?.onNear();
    return row !== undefined;
  }

  function observe(element: Element): void {
    // NOTE: `scrollMargin` looks ahead in a scrolling part of the page too; TypeScript does not know it yet.
    const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: AHEAD, scrollMargin: AHEAD };
    observer ??= new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) reveal(rowIds.get(target)!);
    }, options);
    observer.observe(element);
  }

  return {
    watch(rowId, element, onNear) {
      watched.set(rowId, { element, onNear });
      rowIds.set(element, rowId);
      observe(element);
      return () => stop(rowId);
    },
    reveal,
  };
}
