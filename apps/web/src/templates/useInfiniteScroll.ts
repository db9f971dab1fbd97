import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Number of items that are shown initially and added each time. */
export const PAGE_SIZE = 12;
const NEAR_PX = 400;
const THROTTLE_MS = 250;

/**
 * Returns how many items of a long list to show. The number grows when the user scrolls near the end, which is checked
 * at most four times a second, and initially while the items don't fill the element.
 *
 * @param list items; a different list starts again
 */
export function useInfiniteScroll(scroller: RefObject<HTMLElement | null>, list: readonly unknown[]) {
  const [state, setState] = useState({ list, shown: PAGE_SIZE });
  const shown = state.list === list ? state.shown : PAGE_SIZE;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const showMoreWithin = useCallback(
    (px: number) => {
      const element = scroller.current;
      if (!element || shown >= list.length) return;
      const remainingPx = element.scrollHeight - element.scrollTop - element.clientHeight;
      if (remainingPx <= px) setState({ list, shown: shown + PAGE_SIZE });
    },
    [scroller, list, shown],
  );
  const checkScroll = () => {
    timer.current = undefined;
    showMoreWithin(NEAR_PX);
  };
  const latest = useRef(checkScroll);
  latest.current = checkScroll;

  // While the items don't overflow, the user can't scroll, so more items are added immediately.
  useEffect(() => showMoreWithin(0), [showMoreWithin]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onScroll = useCallback(() => {
    timer.current ??= setTimeout(() => latest.current(), THROTTLE_MS);
  }, []);
  return { shown, onScroll };
}
