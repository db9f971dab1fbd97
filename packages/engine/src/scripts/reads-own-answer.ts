import type { ScriptResultName } from './script-host.ts';

/**
 * Returns true if code reads the answer of its own field as `value` or `input`. An assignment alone is not a read:
 * `value = data.a + 1`.
 */
export function readsOwnAnswer(gives: ScriptResultName, code: string): boolean {
  if (code.includes('\\u')) return true;
  const words = new Set(code.match(/[\w$]+/g));
  if (words.has('input')) return true;
  if (gives !== 'value') return words.has('value');
  const rest = code.replace(/(^|[^.\w$])value\s*=(?![=>])/g, '$1').replace(/\.\s*value\b/g, '');
  return /(^|[^\w$])value\b/.test(rest);
}
