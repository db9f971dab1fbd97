const ACTS = ['pointerdown', 'keydown'] as const;
const FRAMES = 30;

/**
 * Puts the focus on an element when a dialog has closed. What traps the focus in dialogs lets go when it comes to it and may take
 * it once more: until the person does something, a focus that ends nowhere is put there again.
 */
export function focusAfterDialog(find: () => HTMLElement | null | undefined): void {
  const ended = new AbortController();
  const end = () => ended.abort();
  const putBack = () => {
    if (!ended.signal.aborted && isNowhere()) find()?.focus();
  };
  document.addEventListener('focusout', () => requestAnimationFrame(putBack), { signal: ended.signal });
  for (const act of ACTS) document.addEventListener(act, end, { capture: true, once: true, signal: ended.signal });
  requestAnimationFrame(() => {
    if (ended.signal.aborted) return;
    find()?.focus();
    untilFocused(putBack, FRAMES);
  });
}

/** What is to have the focus may be drawn, and may let itself be focused, some frames later only. */
function untilFocused(putBack: () => void, frames: number): void {
  putBack();
  if (frames > 0) requestAnimationFrame(() => untilFocused(putBack, frames - 1));
}

function isNowhere(): boolean {
  return !document.activeElement || document.activeElement === document.body;
}
