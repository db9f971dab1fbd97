const REVEAL_EVENT = 'tideform-reveal';

/**
 * Calls `goTo` with the element of a field as soon as it is rendered. Grids render distant rows lazily, so they are
 * requested to render the field's row first.
 *
 * @param domId DOM ID of the field; in a grid, it contains the IDs of the grid, row and column (`…3.r7.0`)
 */
export function revealField(domId: string, goTo: (element: HTMLElement) => void): void {
  const element = document.getElementById(domId);
  if (element) {
    goTo(element);
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
  const isUnhandled = table.dispatchEvent(new CustomEvent(REVEAL_EVENT, { detail: domId, cancelable: true }));
  if (isUnhandled) observer.disconnect();
}

/**
 * Listens for requests to reveal a field, and calls `reveal` with the DOM ID of the field. `reveal` returns whether the
 * grid will render that field.
 *
 * @returns a function that removes the listener
 */
export function addRevealListener(table: HTMLElement, reveal: (domId: string) => boolean): () => void {
  const listener = (event: Event) => {
    if (reveal(String((event as CustomEvent<unknown>).detail))) event.preventDefault();
  };
  table.addEventListener(REVEAL_EVENT, listener);
  return () => table.removeEventListener(REVEAL_EVENT, listener);
}
