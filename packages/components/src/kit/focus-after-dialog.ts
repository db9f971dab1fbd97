const USER_EVENTS = ['pointerdown', 'keydown'] as const;
const MAX_FRAMES = 30;

/**
 * Focuses an element after a dialog has closed. Fluent's focus trap releases the focus late and may remove it again, so
 * this function restores a lost focus until the user presses a key or pointer.
 */
export function focusAfterDialog(find: () => HTMLElement | null | undefined): void {
  const abortController = new AbortController();
  const end = () => abortController.abort();
  const restoreFocus = () => {
    if (!abortController.signal.aborted && isFocusLost()) find()?.focus();
  };
  document.addEventListener('focusout', () => requestAnimationFrame(restoreFocus), { signal: abortController.signal });
  for (const eventType of USER_EVENTS)
    document.addEventListener(eventType, end, { capture: true, once: true, signal: abortController.signal });
  requestAnimationFrame(() => {
    if (abortController.signal.aborted) return;
    find()?.focus();
    retryFocus(restoreFocus, MAX_FRAMES);
  });
}

/** Retries for some frames, because the element may be rendered later or become focusable later. */
function retryFocus(restoreFocus: () => void, frames: number): void {
  restoreFocus();
  if (frames > 0) requestAnimationFrame(() => retryFocus(restoreFocus, frames - 1));
}

function isFocusLost(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}
