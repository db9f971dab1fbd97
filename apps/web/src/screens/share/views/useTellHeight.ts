import { type RefObject, useEffect } from 'react';

/**
 * Tells the page around how high this one is, each time that changes: `{ type: 'tideform-height', height }`, in CSS pixels. Nothing else is told,
 * so whoever embeds it may hear it.
 */
export function useTellHeight(content: RefObject<HTMLElement | null>, isEmbedded: boolean): void {
  useEffect(() => {
    const element = content.current;
    if (!isEmbedded || !element || window.parent === window) return;
    const tell = () => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      // A page that is replaced by the next one has none: the frame would jump.
      if (height > 0) window.parent.postMessage({ type: 'tideform-height', height }, '*');
    };
    const watch = new ResizeObserver(tell);
    watch.observe(element);
    return () => watch.disconnect();
  }, [content, isEmbedded]);
}
