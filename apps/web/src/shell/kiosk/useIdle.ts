import { useEffect, useRef, useState } from 'react';
import { browserClock } from '../../data/browser/browser-ports.ts';

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

/** Time without activity before the countdown, in milliseconds. */
const quietMs = 120_000;
/** Duration of the countdown in milliseconds. */
const countdownMs = 15_000;

interface IdleWatch {
  /** Reports activity. */
  touch(): void;
  /** Checks the time. Call it at least once a second. */
  tick(): void;
}

interface IdlePorts {
  readonly monotonicMs: () => number;
  /** Called with the remaining seconds of the countdown; `undefined` when the countdown ends. */
  readonly onCountdown: (seconds: number | undefined) => void;
  /** Called when the countdown has ended without activity. */
  readonly onGone: () => void;
}

/** Detects two minutes without activity, followed by a countdown of 15 seconds, and starts again. */
export function watchIdle({ monotonicMs, onCountdown, onGone }: IdlePorts): IdleWatch {
  let touchedAt = monotonicMs();
  let shownSeconds: number | undefined;
  const showCountdown = (seconds: number | undefined) => {
    if (seconds === shownSeconds) return;
    shownSeconds = seconds;
    onCountdown(seconds);
  };
  return {
    touch() {
      touchedAt = monotonicMs();
      showCountdown(undefined);
    },
    tick() {
      const leftMs = touchedAt + quietMs + countdownMs - monotonicMs();
      if (leftMs > countdownMs) return;
      if (leftMs > 0) return showCountdown(Math.ceil(leftMs / 1000));
      touchedAt = monotonicMs();
      showCountdown(undefined);
      onGone();
    },
  };
}
