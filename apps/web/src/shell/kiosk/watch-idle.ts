/** So long nobody touches the screen before it asks whether somebody is there. */
const quietMs = 120_000;
/** So long it asks. */
const countdownMs = 15_000;

export interface IdleWatch {
  /** Somebody is there. */
  touch(): void;
  /** To be called once a second and more. */
  tick(): void;
}

export interface IdlePorts {
  readonly monotonicMs: () => number;
  /** Seconds that are left; `undefined`: nobody is asked any more. */
  readonly onCountdown: (seconds: number | undefined) => void;
  /** Nobody is there. */
  readonly onGone: () => void;
}

/** Tells when nobody has touched the screen for two minutes and a countdown of 15 seconds, and begins again. */
export function watchIdle({ monotonicMs, onCountdown, onGone }: IdlePorts): IdleWatch {
  let touchedAt = monotonicMs();
  let said: number | undefined;
  const say = (seconds: number | undefined) => {
    if (seconds === said) return;
    said = seconds;
    onCountdown(seconds);
  };
  return {
    touch() {
      touchedAt = monotonicMs();
      say(undefined);
    },
    tick() {
      const leftMs = touchedAt + quietMs + countdownMs - monotonicMs();
      if (leftMs > countdownMs) return;
      if (leftMs > 0) return say(Math.ceil(leftMs / 1000));
      touchedAt = monotonicMs();
      say(undefined);
      onGone();
    },
  };
}
