/**
 * Lays styles that are written as CSS under all that Griffel makes, wherever its sheets are by then: a class of theirs gives way to one of
 * Griffel's beside it. They are read at once and natively, where Griffel would first make them.
 *
 * NOTE: an element without a text, which the page's policy allows, and one rule around all of them.
 */
export function laySheet(css: string): void {
  // Who has no page reads but the words or the rules of what is drawn.
  if (typeof document === 'undefined') return;
  const element = document.createElement('style');
  document.head.prepend(element);
  element.sheet?.insertRule(`@media all{${css}}`);
}
