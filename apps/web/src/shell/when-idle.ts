const latestMs = 2_000;

/** Does what can wait until the page has nothing else to do. NOTE: Safari has no `requestIdleCallback`. */
export function whenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: latestMs });
  else setTimeout(work, latestMs);
}
