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
  // NOTE: React draws nothing at once for who asks from within an effect.
  queueMicrotask(() => {
    for (const { index } of domId.matchAll(/\.r\d+\./g)) {
      const grid = document.getElementById(domId.slice(0, index));
      grid?.querySelector('table')?.dispatchEvent(new CustomEvent(EVENT, { detail: domId }));
    }
    const element = document.getElementById(domId);
    if (element) goTo(element);
  });
}

/**
 * Calls `reveal` with the DOM id of a field that somebody looks for; it must be drawn when that returns.
 *
 * @returns a function that stops it
 */
export function onReveal(table: HTMLElement, reveal: (domId: string) => void): () => void {
  const listener = (event: Event) => reveal(String((event as CustomEvent<unknown>).detail));
  table.addEventListener(EVENT, listener);
  return () => table.removeEventListener(EVENT, listener);
}
