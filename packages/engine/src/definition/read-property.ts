import { isRecord } from '../json/json-value.ts';

/** Returns a value that is an object; an empty object for any other value. */
export function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** Returns true for a string that is not blank. */
export function isNonBlank(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Returns true for `true` and "true"; real forms also store booleans as strings. */
export function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

/** Returns true for `false` and "false", but not for a missing value. */
export function isFalse(value: unknown): boolean {
  return value === false || value === 'false';
}
