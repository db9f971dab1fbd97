import { useEffect } from 'react';

/** Keeps the screen on while the page is visible, and switches to full screen on a touch, when browsers allow it. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isUnmounted = false;
    let isRequesting = false;
    // NOTE: the browser releases the lock whenever the page is hidden. A device that saves its battery may deny it.
    const requestLock = async () => {
      if (isRequesting || document.visibilityState !== 'visible' || (lock && !lock.released)) return;
      isRequesting = true;
      lock = await navigator.wakeLock?.request('screen').catch(() => undefined);
      isRequesting = false;
      if (isUnmounted) await lock?.release();
    };
    const enterFullscreen = () => {
      if (!document.fullscreenElement) void document.documentElement.requestFullscreen?.().catch(() => undefined);
    };
    void requestLock();
    document.addEventListener('visibilitychange', requestLock);
    window.addEventListener('pointerup', enterFullscreen);
    return () => {
      isUnmounted = true;
      document.removeEventListener('visibilitychange', requestLock);
      window.removeEventListener('pointerup', enterFullscreen);
      void lock?.release();
    };
  }, []);
}
