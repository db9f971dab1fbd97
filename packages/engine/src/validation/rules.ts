import type { BrokenRule } from './issue.ts';
import { matchesPattern, readPattern } from './pattern.ts';

/**
 * A limit as form.io stores it: a number, or a number in a string. Anything else, the empty string too, is no limit.
 */
export type StoredLimit = number | string | null | undefined;

export function minLength(text: string, limit: StoredLimit): BrokenRule | undefined {
  return atLeast('minLength', countCharacters(text), limit);
}

export function maxLength(text: string, limit: StoredLimit): BrokenRule | undefined {
  return atMost('maxLength', countCharacters(text), limit);
}

/** Unicode code points, as JSON Schema and databases count: an emoji of one code point is one character. */
function countCharacters(text: string): number {
  let pairs = 0;
  for (let at = 0; at < text.length - 1; at += 1) {
    const isPair = (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
    if (isPair) pairs += 1;
  }
  return text.length - pairs;
}

/** Words are what lies between white space. */
export function minWords(text: string, limit: StoredLimit): BrokenRule | undefined {
  return atLeast('minWords', countWords(text), limit);
}

export function maxWords(text: string, limit: StoredLimit): BrokenRule | undefined {
  return atMost('maxWords', countWords(text), limit);
}

export function min(value: number, limit: StoredLimit): BrokenRule | undefined {
  return atLeast('min', value, limit);
}

export function max(value: number, limit: StoredLimit): BrokenRule | undefined {
  return atMost('max', value, limit);
}

/**
 * The whole text must match. A pattern that cannot be read is no rule (the session warns of it once), and so is a
 * match that would take too many steps.
 */
export function pattern(text: string, source: unknown): BrokenRule | undefined {
  if (typeof source !== 'string' || source === '') return undefined;
  const read = readPattern(source);
  if (!read || matchesPattern(read, text) !== false) return undefined;
  return { rule: 'pattern', params: { pattern: source } };
}

/** An address of the web, with or without `https://`. A name without a dot is none, unless it says `https://`. */
export function url(text: string): BrokenRule | undefined {
  const isWhole = /^(https?|ftp):\/\//i.test(text);
  const address = isWhole ? text : `https://${text}`;
  const isReadable = !/[\s<>"]/.test(text) && URL.canParse(address);
  return isReadable && (isWhole || isNamed(new URL(address))) ? undefined : { rule: 'url' };
}

/** Keeps the rules that are broken, in the order in which they were asked. */
export function broken(...rules: readonly (BrokenRule | undefined)[]): readonly BrokenRule[] {
  return rules.filter((rule) => rule !== undefined);
}

function isNamed({ hostname, username }: URL): boolean {
  return username === '' && /^[^.]+(\.[^.]+)*\.[^.]{2,}$/.test(hostname);
}

function atLeast(rule: string, size: number, stored: StoredLimit): BrokenRule | undefined {
  const limit = readLimit(stored);
  return limit !== undefined && size < limit ? { rule, params: { limit } } : undefined;
}

function atMost(rule: string, size: number, stored: StoredLimit): BrokenRule | undefined {
  const limit = readLimit(stored);
  return limit !== undefined && size > limit ? { rule, params: { limit } } : undefined;
}

function readLimit(stored: StoredLimit): number | undefined {
  if (stored === null || stored === undefined || (typeof stored === 'string' && stored.trim() === '')) return undefined;
  const limit = Number(stored);
  return Number.isFinite(limit) ? limit : undefined;
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
