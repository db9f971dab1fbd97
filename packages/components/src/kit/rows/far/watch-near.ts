/** Reports elements that come near the viewport, once each. */
export interface NearWatcher {
  /** @returns a function that stops watching */
  watch(element: Element, onNear: () => void): () => void;
}

/** Distance from the viewport that counts as near. */
const MARGIN = '1200px 0px';

/** Creates a shared watcher for all placeholders of a table. */
export function createNearWatcher(): NearWatcher {
  const watched = new Map<Element, () => void>();
  // NOTE: `scrollMargin` also applies to scroll containers; TypeScript doesn't know it yet.
  const options: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: MARGIN, scrollMargin: MARGIN };
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
