/**
 * Inserts a CSS style sheet before all Griffel sheets, so that Griffel classes override it. The browser parses the CSS
 * natively, which is faster than generating Griffel classes.
 *
 * NOTE: the style element stays empty and its rule is inserted through the CSSOM, which the page's content security
 * policy allows. A single `@media all` rule wraps the whole sheet.
 */
export function insertStyleSheet(css: string): void {
  // Styles aren't needed without a DOM (on the server, in tests of specs).
  if (typeof document === 'undefined') return;
  const element = document.createElement('style');
  document.head.prepend(element);
  element.sheet?.insertRule(`@media all{${css}}`);
}
