import { useEffect, useRef, useState } from 'react';
import { browserClock } from '../../data/browser/browser-ports.ts';
import { type IdleWatch, watchIdle } from './watch-idle.ts';

const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'input', 'touchstart'] as const;
const tickMs = 1_000;

/**
 * Detects that the page is idle.
 *
 * @param onGone called after the countdown has ended without activity
 * @returns the remaining seconds during a countdown, and a function that reports activity
 */
export function useIdle(onGone: () => void): readonly [seconds: number | undefined, touch: () => void] {
  const [seconds, setSeconds] = useState<number>();
  const latest = useRef(onGone);
  useEffect(() => {
    latest.current = onGone;
  });
  const watch = useRef<IdleWatch>(undefined);
  useEffect(() => {
    const { monotonicMs } = browserClock;
    const idle = watchIdle({ monotonicMs, onCountdown: setSeconds, onGone: () => latest.current() });
    watch.current = idle;
    const timer = setInterval(idle.tick, tickMs);
    for (const touch of activityEvents) window.addEventListener(touch, idle.touch, { capture: true, passive: true });
    return () => {
      clearInterval(timer);
      for (const touch of activityEvents) window.removeEventListener(touch, idle.touch, { capture: true });
    };
  }, []);
  return [seconds, () => watch.current?.touch()];
}
