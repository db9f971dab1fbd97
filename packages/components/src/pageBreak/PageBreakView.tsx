/** Renders nothing, because only paper has pages. */
export function PageBreakView() {
  return null;
}
