import type { Spend } from './compare.ts';

/**
 * Whether `#if` takes a value for an answer. None are false, 0, the empty word, the empty list, and an object in which
 * nothing is ticked or filled in: what a form stores for an untouched choice, address or survey.
 */
export function isFilled(value: unknown, spend: Spend, countsZero = false): boolean {
  if (value === 0) return countsZero;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object' || value === null) return Boolean(value);
  return Object.values(value).some((one) => {
    spend(1);
    return one !== undefined && one !== null && one !== false && one !== '';
  });
}
