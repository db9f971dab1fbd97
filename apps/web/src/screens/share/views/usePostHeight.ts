import { type RefObject, useEffect } from 'react';

/**
 * Posts the page's height in CSS pixels to the embedding page whenever it changes: `{ type: 'tideform-height', height
 * }`. The message contains nothing else, so any origin may receive it.
 */
export function usePostHeight(content: RefObject<HTMLElement | null>, isEmbedded: boolean): void {
  useEffect(() => {
    const element = content.current;
    if (!isEmbedded || !element || window.parent === window) return;
    const postHeight = () => {
      const height = Math.ceil(element.getBoundingClientRect().height);
      // A page that is being unloaded has no height; the frame would jump.
      if (height > 0) window.parent.postMessage({ type: 'tideform-height', height }, '*');
    };
    const watch = new ResizeObserver(postHeight);
    watch.observe(element);
    return () => watch.disconnect();
  }, [content, isEmbedded]);
}
