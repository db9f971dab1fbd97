type Dragging = typeof import('./dragging.ts');

let here: Dragging | undefined;

/**
 * Begins something with what drags and drops, as soon as that is loaded; without it, keys and menus do the same.
 * @param begin answers what ends it
 * @returns ends it, begun or not
 */
export function withDragging(begin: (dragging: Dragging) => () => void): () => void {
  if (here) return begin(here);
  let end: (() => void) | undefined;
  let isOver = false;
  import('./dragging.ts').then(
    (loaded) => {
      here = loaded;
      if (!isOver) end = begin(loaded);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    end?.();
  };
}
