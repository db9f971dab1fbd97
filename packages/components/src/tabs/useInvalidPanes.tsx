import { type RefObject, useEffect, useState } from 'react';
import { ERRORS_SELECTOR } from '../kit/ErrorList.tsx';

/**
 * Returns the positions of panes with visible validation errors, separated by spaces. Searches the DOM instead of the
 * session, because panes may contain grids and other tabs that render their fields themselves.
 */
export function useInvalidPanes(container: RefObject<HTMLElement | null>): string {
  const [broken, setBroken] = useState('');
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const updateInvalidPanes = () => {
      const panes = [...element.children].map((pane, index) => (pane.querySelector(ERRORS_SELECTOR) ? index : -1));
      setBroken(panes.filter((index) => index >= 0).join(' '));
    };
    updateInvalidPanes();
    const observer = new MutationObserver(updateInvalidPanes);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [container]);
  return broken;
}
