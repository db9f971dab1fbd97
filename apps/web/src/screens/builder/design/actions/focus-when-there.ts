/** Focuses the first match in an element; what is still being loaded as soon as it is there, unless somebody went on meanwhile. */
export function focusWhenThere(root: Element, selector: string): void {
  const before = document.activeElement;
  const focus = (): boolean => {
    const found = root.querySelector<HTMLElement>(selector);
    found?.focus();
    return found !== null;
  };
  if (focus()) return;
  const watch = new MutationObserver(() => {
    const isElsewhere = document.activeElement !== before && document.activeElement !== document.body;
    if (!root.isConnected || isElsewhere || focus()) watch.disconnect();
  });
  watch.observe(root, { childList: true, subtree: true });
}
