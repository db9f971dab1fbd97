const EVENT = 'tideform-reveal';

/**
 * Finds the element of a field that may not be drawn yet: grids draw far rows later, and are asked to draw this one now.
 *
 * @param domId the DOM id of the field: that of its grid, the row and the column (`…3.r7.0`)
 */
export function revealField(domId: string): HTMLElement | null {
  for (const { index } of domId.matchAll(/\.r\d+\./g)) {
    const grid = document.getElementById(domId.slice(0, index));
    grid?.querySelector('table')?.dispatchEvent(new CustomEvent(EVENT, { detail: domId }));
  }
  return document.getElementById(domId);
}

/** Calls `reveal` with the DOM id of a field that somebody looks for. @returns a function that stops it */
export function onReveal(table: HTMLElement, reveal: (domId: string) => void): () => void {
  const listener = (event: Event) => reveal(String((event as CustomEvent<unknown>).detail));
  table.addEventListener(EVENT, listener);
  return () => table.removeEventListener(EVENT, listener);
}
