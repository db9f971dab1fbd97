import type { BrokenRule } from '../../../validation/validation-error.ts';

/** Maximum length of an author's error message. */
const maxLength = 1000;

/**
 * Parses the result of an author's validation rule: `true` or nothing accepts the answer, a string is the error
 * message.
 */
export function parseValidity(kind: string, value: unknown): BrokenRule | undefined {
  const rule = kind === 'validate.json' ? 'json' : 'custom';
  if (typeof value === 'string' && value !== '') return { rule, params: { message: value.slice(0, maxLength) } };
  return value === false || (rule === 'json' && !value && value !== undefined && value !== null && value !== '')
    ? { rule }
    : undefined;
}
