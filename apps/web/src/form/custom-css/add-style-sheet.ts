import { sanitizeCss } from './sanitize-css.ts';

/** Creates a rule that turns animations off for users who prefer reduced motion. */
const createReducedMotionRule = (scope: string) =>
  `@media (prefers-reduced-motion:reduce){${scope} *{animation:none!important;transition:none!important}}`;

/**
 * Applies an author's CSS to the form with the class `name`. The CSS is sanitized again, because any program may have
 * stored it. It becomes a constructed style sheet, which the content security policy allows and which can't import
 * other files.
 *
 * @returns a function that removes the style sheet
 */
export function addStyleSheet(source: string, name: string): () => void {
  const scope = `.${name}`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(sanitizeCss(source, scope, `${name}-`).css + createReducedMotionRule(scope));
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
