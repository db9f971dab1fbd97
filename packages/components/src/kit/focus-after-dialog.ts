const FRAMES = 30;

/**
 * Puts the focus on an element when a dialog has closed. What traps the focus in dialogs lets go some frames later and may take
 * it once more: as long as the focus is nowhere, it is put there again.
 */
export function focusAfterDialog(find: () => HTMLElement | null | undefined): void {
  let frames = FRAMES;
  const look = () => {
    const isNowhere = !document.activeElement || document.activeElement === document.body;
    if (isNowhere || frames === FRAMES) find()?.focus();
    frames -= 1;
    if (frames > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
