import { compilePattern, matchesPattern } from './pattern.ts';
import type { BrokenRule } from './validation-error.ts';

/**
 * Limit as form.io stores it: a number or a numeric string. Anything else, including an empty string, means no limit.
 */
export type StoredLimit = number | string | null | undefined;

/** Checks the minimum number of characters (Unicode code points). */
export function checkMinLength(text: string, limit: StoredLimit): BrokenRule | undefined {
  return checkMinimum('minLength', countCharacters(text), limit);
}

/** Checks the maximum number of characters (Unicode code points). */
export function checkMaxLength(text: string, limit: StoredLimit): BrokenRule | undefined {
  return checkMaximum('maxLength', countCharacters(text), limit);
}

/** Counts Unicode code points, as JSON Schema and databases do: an emoji of one code point is one character. */
function countCharacters(text: string): number {
  let pairs = 0;
  for (let at = 0; at < text.length - 1; at += 1) {
    const isPair = (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
    if (isPair) pairs += 1;
  }
  return text.length - pairs;
}

/** Checks the minimum number of words, separated by white space. */
export function checkMinWords(text: string, limit: StoredLimit): BrokenRule | undefined {
  return checkMinimum('minWords', countWords(text), limit);
}

/** Checks the maximum number of words, separated by white space. */
export function checkMaxWords(text: string, limit: StoredLimit): BrokenRule | undefined {
  return checkMaximum('maxWords', countWords(text), limit);
}

/** Checks the minimum of a number. */
export function checkMin(value: number, limit: StoredLimit): BrokenRule | undefined {
  return checkMinimum('min', value, limit);
}

/** Checks the maximum of a number. */
export function checkMax(value: number, limit: StoredLimit): BrokenRule | undefined {
  return checkMaximum('max', value, limit);
}

/**
 * Checks that a regular expression matches the whole text. An invalid pattern is ignored (the session has a warning
 * about it), and so is a match that takes too many steps.
 */
export function checkPattern(text: string, source: unknown): BrokenRule | undefined {
  if (typeof source !== 'string' || source === '') return undefined;
  const compiledPattern = compilePattern(source);
  if (!compiledPattern || matchesPattern(compiledPattern, text) !== false) return undefined;
  return { rule: 'pattern', params: { pattern: source } };
}

/** Checks for an HTTP or FTP URL, with or without a scheme. Without one, the host name must contain a dot. */
export function checkUrl(text: string): BrokenRule | undefined {
  const hasScheme = /^(https?|ftp):\/\//i.test(text);
  const address = hasScheme ? text : `https://${text}`;
  const isParsable = !/[\s<>"]/.test(text) && URL.canParse(address);
  return isParsable && (hasScheme || hasDomainName(new URL(address))) ? undefined : { rule: 'url' };
}

/** Collects the broken rules from the results of several checks, in the same order. */
export function collectBrokenRules(...rules: readonly (BrokenRule | undefined)[]): readonly BrokenRule[] {
  return rules.filter((rule) => rule !== undefined);
}

function hasDomainName({ hostname, username }: URL): boolean {
  return username === '' && /^[^.]+(\.[^.]+)*\.[^.]{2,}$/.test(hostname);
}

function checkMinimum(rule: string, size: number, stored: StoredLimit): BrokenRule | undefined {
  const limit = parseLimit(stored);
  return limit !== undefined && size < limit ? { rule, params: { limit } } : undefined;
}

function checkMaximum(rule: string, size: number, stored: StoredLimit): BrokenRule | undefined {
  const limit = parseLimit(stored);
  return limit !== undefined && size > limit ? { rule, params: { limit } } : undefined;
}

function parseLimit(stored: StoredLimit): number | undefined {
  if (stored === null || stored === undefined || (typeof stored === 'string' && stored.trim() === '')) return undefined;
  const limit = Number(stored);
  return Number.isFinite(limit) ? limit : undefined;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
