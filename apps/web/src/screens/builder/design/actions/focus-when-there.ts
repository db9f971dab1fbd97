/**
 * Focuses the first match in an element; what is still being loaded as soon as it is there, unless somebody went on
 * meanwhile: moved the focus, pressed a key, or pointed at something.
 */
export function focusWhenThere(root: Element, selector: string, take = (found: HTMLElement) => found.focus()): void {
  const before = document.activeElement;
  const focus = (): boolean => {
    const found = root.querySelector<HTMLElement>(selector);
    if (found) take(found);
    return found !== null;
  };
  if (focus()) return;
  const stop = () => {
    watch.disconnect();
    for (const kind of goingOn) removeEventListener(kind, stop, true);
  };
  const watch = new MutationObserver(() => {
    const isElsewhere = document.activeElement !== before && document.activeElement !== document.body;
    if (!root.isConnected || isElsewhere || focus()) stop();
  });
  watch.observe(root, { childList: true, subtree: true });
  for (const kind of goingOn) addEventListener(kind, stop, true);
}

const goingOn = ['keydown', 'pointerdown', 'input'] as const;
