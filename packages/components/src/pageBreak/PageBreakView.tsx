/** Paper alone has pages. */
export function PageBreakView() {
  return null;
}
