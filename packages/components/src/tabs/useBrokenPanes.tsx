import { type RefObject, useEffect, useState } from 'react';
import { ISSUES_SELECTOR } from '../kit/IssueList.tsx';

/**
 * Says in which panes something is shown to be wrong, as their positions with blanks between. Asks the page and not the
 * session: what lies in a pane may be rows or tabs again, and draws itself.
 */
export function useBrokenPanes(room: RefObject<HTMLElement | null>): string {
  const [broken, setBroken] = useState('');
  useEffect(() => {
    const element = room.current;
    if (!element) return;
    const look = () => {
      const panes = [...element.children].map((pane, index) => (pane.querySelector(ISSUES_SELECTOR) ? index : -1));
      setBroken(panes.filter((index) => index >= 0).join(' '));
    };
    look();
    const observer = new MutationObserver(look);
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [room]);
  return broken;
}
