import type { ConsumeSteps } from './compare.ts';

/**
 * Returns true if `#if` treats a value as present. Absent values are false, 0, the empty string, the empty list, and an
 * object without any selected or filled-in property, which a form stores for an untouched choice, address or survey.
 */
export function isFilled(value: unknown, consumeSteps: ConsumeSteps, countsZero = false): boolean {
  if (value === 0) return countsZero;
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object' || value === null) return Boolean(value);
  return Object.values(value).some((one) => {
    consumeSteps(1);
    return one !== undefined && one !== null && one !== false && one !== '';
  });
}
