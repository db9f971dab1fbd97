import { isRecord } from '../json/is-record.ts';

/** Reads a stored object; anything else reads as an empty one. */
export function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return isRecord(value) ? value : {};
}

/** A text with more in it than white space. */
export function isWritten(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

/** Real forms write booleans as strings too. */
export function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}

/** A missing value is not false. */
export function isFalse(value: unknown): boolean {
  return value === false || value === 'false';
}
