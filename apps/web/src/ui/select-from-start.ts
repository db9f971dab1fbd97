/** Selects all of a box. Browsers show the end of what is selected: this shows its start. */
export function selectFromStart(input: HTMLInputElement): void {
  input.select();
  requestAnimationFrame(() => {
    input.scrollLeft = 0;
  });
}
