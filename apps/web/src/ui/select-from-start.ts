/** Selects all text of an input and scrolls to its start; browsers would show its end. */
export function selectFromStart(input: HTMLInputElement): void {
  input.select();
  requestAnimationFrame(() => {
    input.scrollLeft = 0;
  });
}
