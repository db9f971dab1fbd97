import { sanitizeCss } from './sanitize-css.ts';

/** No animations for users who prefer reduced motion. */
const createReducedMotionRule = (scope: string) =>
  `@media (prefers-reduced-motion:reduce){${scope} *{animation:none!important;transition:none!important}}`;

/**
 * Applies an author's CSS to the form in `.{name}`. Sanitizes it again, because it may have been stored by anything.
 * Uses a constructed style sheet, which the page's policy allows and which can't import anything.
 *
 * @returns a function that removes it
 */
export function openSheet(source: string, name: string): () => void {
  const scope = `.${name}`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sanitizeCss(source, scope, `${name}-`).css + createReducedMotionRule(scope));
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
