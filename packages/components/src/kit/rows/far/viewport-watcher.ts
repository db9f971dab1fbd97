/** Notifies about elements that come near the viewport, once per element. */
export interface ViewportWatcher {
  /** Starts watching an element. @returns a function that stops watching it */
  watch(element: Element, onNear: () => void): () => void;
}

/** Distance from the viewport at which an element counts as near. */
const NEAR_MARGIN = '1200px 0px';

/** Creates a watcher that all placeholders of a table share. */
export function createViewportWatcher(): ViewportWatcher {
  const watched = new Map<Element, () => void>();
  // NOTE: `scrollMargin` applies the distance to scroll containers too; TypeScript's types don't contain it yet.
  const options: IntersectionObserverInit & { scrollMargin: string } = {
    rootMargin: NEAR_MARGIN,
    scrollMargin: NEAR_MARGIN,
  };
  let observer: IntersectionObserver | undefined;
  const stop = (element: Element) => {
    observer?.unobserve(element);
    watched.delete(element);
  };
  const notifyNear = (element: Element) => {
    const onNear = watched.get(element);
    stop(element);
    onNear?.();
  };
  return {
    watch(element, onNear) {
      watched.set(element, onNear);
      observer ??= new IntersectionObserver((entries) => {
        for (const { isIntersecting, target } of entries) if (isIntersecting) notifyNear(target);
      }, options);
      observer.observe(element);
      return () => stop(element);
    },
  };
}
