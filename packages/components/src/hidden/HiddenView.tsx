/** View of a hidden value, which renders nothing. */
export function HiddenView() {
  return null;
}
