const maxDelayMs = 2_000;

/**
 * Calls `work` when the page is idle.
 *
 * NOTE: Safari has no `requestIdleCallback`.
 */
export function runWhenIdle(work: () => void): void {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: maxDelayMs });
  else setTimeout(work, maxDelayMs);
}
