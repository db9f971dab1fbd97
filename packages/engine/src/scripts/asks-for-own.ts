import type { ScriptResultName } from './script-host.ts';

/**
 * Whether code looks at the answer of its own field, by `value` or `input`. An answer that is only written is not read:
 * `value = data.a + 1`.
 */
export function asksForOwn(gives: ScriptResultName, code: string): boolean {
  if (code.includes('\\u')) return true;
  const words = new Set(code.match(/[\w$]+/g));
  if (words.has('input')) return true;
  if (gives !== 'value') return words.has('value');
  const rest = code.replace(/(^|[^.\w$])value\s*=(?![=>])/g, '$1').replace(/\.\s*value\b/g, '');
  return /(^|[^\w$])value\b/.test(rest);
}
