/**
 * Inserts a CSS style sheet before all Griffel sheets, so that Griffel classes override it. The browser parses it
 * natively, which is faster than generating Griffel classes.
 *
 * NOTE: the style element has no text, which the page's content security policy allows; one rule wraps the whole sheet.
 */
export function insertStyleSheet(css: string): void {
  // Without a DOM (server, tests of specs), styles aren't needed.
  if (typeof document === 'undefined') return;
  const element = document.createElement('style');
  document.head.prepend(element);
  element.sheet?.insertRule(`@media all{${css}}`);
}
