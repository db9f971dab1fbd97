import { useEffect } from 'react';

/** Keeps the screen on while the page is seen, and over the whole of it: browsers allow that at a touch alone. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    let isAsking = false;
    // NOTE: the lock ends whenever the page is hidden. A device that saves its battery may refuse it.
    const stayOn = async () => {
      if (isAsking || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      isAsking = true;
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
      isAsking = false;
      if (isOver) await lock?.release();
    };
    const fill = () => {
      if (!document.fullscreenElement) void document.documentElement.requestFullscreen?.().catch(() => undefined);
    };
    void stayOn();
    document.addEventListener('visibilitychange', stayOn);
    window.addEventListener('pointerup', fill);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', stayOn);
      window.removeEventListener('pointerup', fill);
      void lock?.release();
    };
  }, []);
}
