/** Renders nothing. */
export function HiddenView() {
  return null;
}
