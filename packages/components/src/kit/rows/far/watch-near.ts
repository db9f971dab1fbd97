/** Tells of elements that come near the window, each once. */
export interface NearWatch {
  /** @returns a function that stops watching */
  watch(element: Element, onNear: () => void): () => void;
}

/** Elements are told of this far ahead. */
const AHEAD = '1200px 0px';

/** One watch for all that one table leaves out. */
export function createNearWatch(): NearWatch {
  const watched = new Map<Element, () => void>();
  // NOTE: `scrollMargin` looks ahead in a scrolling part of the page too; TypeScript does not know it yet.
  const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: AHEAD, scrollMargin: AHEAD };
  let observer: IntersectionObserver | undefined;
  const stop = (element: Element) => {
    observer?.unobserve(element);
    watched.delete(element);
  };
  const come = (element: Element) => {
    const onNear = watched.get(element);
    stop(element);
    onNear?.();
  };
  return {
    watch(element, onNear) {
      watched.set(element, onNear);
      observer ??= new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) come(target);
      }, options);
      observer.observe(element);
      return () => stop(element);
    },
  };
}
