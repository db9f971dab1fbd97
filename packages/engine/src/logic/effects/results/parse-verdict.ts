import type { BrokenRule } from '../../../validation/issue.ts';

/** Of an author's words. */
const maxLength = 1000;

/**
 * Reads what an author's own rule says: `true`, and nothing at all, mean that the answer is right; a text says what is
 * wrong with it.
 */
export function parseVerdict(kind: string, value: unknown): BrokenRule | undefined {
  const rule = kind === 'validate.json' ? 'json' : 'custom';
  if (typeof value === 'string' && value !== '') return { rule, params: { message: value.slice(0, maxLength) } };
  return value === false || (rule === 'json' && !value && value !== undefined && value !== null && value !== '')
    ? { rule }
    : undefined;
}
