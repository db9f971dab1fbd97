/** View of a page break, which renders nothing, because only paper has pages. */
export function PageBreakView() {
  return null;
}
