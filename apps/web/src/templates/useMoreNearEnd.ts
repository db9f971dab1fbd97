import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** So many are shown at first, and so many more each time. */
export const AT_A_TIME = 12;
const NEAR_PX = 400;
const THROTTLE_MS = 250;

/**
 * How many of a long list are shown: more as whoever scrolls comes near the end of what is there, looked at four times a second
 * at most, and where there is room for more than that from the start.
 *
 * @param list another one begins again
 */
export function useMoreNearEnd(scroller: RefObject<HTMLElement | null>, list: readonly unknown[]) {
  const [state, setState] = useState({ list, shown: AT_A_TIME });
  const shown = state.list === list ? state.shown : AT_A_TIME;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const moreWithin = useCallback(
    (px: number) => {
      const element = scroller.current;
      if (!element || shown >= list.length) return;
      const left = element.scrollHeight - element.scrollTop - element.clientHeight;
      if (left <= px) setState({ list, shown: shown + AT_A_TIME });
    },
    [scroller, list, shown],
  );
  const look = () => {
    timer.current = undefined;
    moreWithin(NEAR_PX);
  };
  const latest = useRef(look);
  latest.current = look;

  // Where all that is shown fits in, nobody can scroll.
  useEffect(() => moreWithin(0), [moreWithin]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onScroll = useCallback(() => {
    timer.current ??= setTimeout(() => latest.current(), THROTTLE_MS);
  }, []);
  return { shown, onScroll };
}
