/** Selects the whole text of an input and scrolls to its start, because browsers would scroll to its end. */
export function selectFromStart(input: HTMLInputElement): void {
  input.select();
  requestAnimationFrame(() => {
    input.scrollLeft = 0;
  });
}
