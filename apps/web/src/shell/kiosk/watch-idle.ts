/** Time without activity before the countdown, in milliseconds. */
const quietMs = 120_000;
/** Duration of the countdown in milliseconds. */
const countdownMs = 15_000;

export interface IdleWatch {
  /** Reports activity. */
  touch(): void;
  /** Checks the time. Call it at least once a second. */
  tick(): void;
}

export interface IdlePorts {
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
