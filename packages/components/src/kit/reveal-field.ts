const EVENT = 'tideform-reveal';

/**
 * Goes to the element of a field, at once where it is drawn. Grids draw far rows later: they are asked to draw this one
 * now, which takes a moment.
 *
 * @param domId the DOM id of the field; in a row that of its grid, the row and the column (`…3.r7.0`)
 */
export function revealField(domId: string, goTo: (element: HTMLElement) => void): void {
  const drawn = document.getElementById(domId);
  if (drawn) {
    goTo(drawn);
    return;
  }
  const grids = [...domId.matchAll(/\.r\d+\./g)].map(({ index }) => document.getElementById(domId.slice(0, index)));
  const table = grids.findLast((grid) => grid !== null)?.querySelector('table');
  if (!table) return;
  const observer = new MutationObserver(() => {
    observer.disconnect();
    revealField(domId, goTo);
  });
  observer.observe(table, { childList: true, subtree: true });
  const isLeftAlone = table.dispatchEvent(new CustomEvent(EVENT, { detail: domId, cancelable: true }));
  if (isLeftAlone) observer.disconnect();
}

/**
 * Calls `reveal` with the DOM id of a field that somebody looks for; it says whether it is going to be drawn.
 *
 * @returns a function that stops it
 */
export function onReveal(table: HTMLElement, reveal: (domId: string) => boolean): () => void {
  const listener = (event: Event) => {
    if (reveal(String((event as CustomEvent<unknown>).detail))) event.preventDefault();
  };
  table.addEventListener(EVENT, listener);
  return () => table.removeEventListener(EVENT, listener);
}
