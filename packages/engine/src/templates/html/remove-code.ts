import type { TemplateError } from '../reading/template-error.ts';
import { getPosition } from './get-position.ts';

/**
 * Matches from the first code (`{% … %}`) to the last, because whether the content in between would be shown is
 * unknown.
 */
const CODE = /\{%[\s\S]*%\}|\{%[\s\S]*$/;

/** Removes code (`{% if … %}`) and the content that it controls from a text. Code is never run. */
export function removeCode(html: string): { readonly text: string; readonly problems: readonly TemplateError[] } {
  const found = CODE.exec(html);
  if (!found) return { text: html, problems: [] };
  return {
    text: html.replace(CODE, (code) => code.replace(/[^\n]/g, '')),
    problems: [{ code: 'code', reason: 'code', ...getPosition(html, found.index) }],
  };
}
