/** Nothing is drawn. */
export function HiddenView() {
  return null;
}
