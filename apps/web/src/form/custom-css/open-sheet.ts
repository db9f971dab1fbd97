import { cleanCss } from './clean-css.ts';

/** Nobody is moved who has asked for rest. */
const rest = (scope: string) =>
  `@media (prefers-reduced-motion:reduce){${scope} *{animation:none!important;transition:none!important}}`;

/**
 * Lays an author's styles over the form in `.{name}`, checked again: who saved them is not known here. A constructed sheet
 * is what the page's policy allows; it can import nothing.
 *
 * @returns takes them away again
 */
export function openSheet(source: string, name: string): () => void {
  const scope = `.${name}`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(cleanCss(source, scope, `${name}-`).css + rest(scope));
  document.adoptedStyleSheets.push(sheet);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  };
}
