import type { TemplateProblem } from '../reading/template-problem.ts';
import { placeOf } from './place-of.ts';

/** From the first piece of code to the last: nobody knows whether what lies between would be shown. */
const CODE = /\{%[\s\S]*%\}|\{%[\s\S]*$/;

/** Takes code (`{% if … %}`) out of a text. It is never run, and neither it nor what it decides on is shown. */
export function withoutCode(html: string): { readonly text: string; readonly problems: readonly TemplateProblem[] } {
  const found = CODE.exec(html);
  if (!found) return { text: html, problems: [] };
  return {
    text: html.replace(CODE, (code) => code.replace(/[^\n]/g, '')),
    problems: [{ code: 'code', reason: 'code', ...placeOf(html, found.index) }],
  };
}
