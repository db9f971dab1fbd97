/**
 * Focuses the first element that matches `selector` inside `root`. If no element matches yet, waits until one is
 * rendered, unless the user moves the focus, presses a key, types or clicks meanwhile.
 */
export function focusWhenRendered(
  root: Element,
  selector: string,
  focusElement = (found: HTMLElement) => found.focus(),
): void {
  const before = document.activeElement;
  const focus = (): boolean => {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) focusElement(found);
    return found !== null;
  };
  if (focus()) return;
  const stop = () => {
    observer.disconnect();
    for (const kind of interactionEvents) removeEventListener(kind, stop, true);
  };
  const observer = new MutationObserver(() => {
    const hasFocusMoved = document.activeElement !== before && document.activeElement !== document.body;
    if (!root.isConnected || hasFocusMoved || focus()) stop();
  });
  observer.observe(root, { childList: true, subtree: true });
  for (const kind of interactionEvents) addEventListener(kind, stop, true);
}

const interactionEvents = ['keydown', 'pointerdown', 'input'] as const;
