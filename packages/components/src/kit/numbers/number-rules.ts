import type { BrokenRule } from '@tideform/engine';
import { amount, flag, object, type Read } from '../read/lenient.ts';

const shape = { min: amount(), max: amount(), step: amount(), integer: flag() };

/** Limits that an author sets on a number, read from `validate`. */
export const numberRules = object(shape);

export type NumberRules = Read<typeof shape>;

/** The number; the typed text while it is no number. Absent before anybody answered. */
export type NumberValue = number | string;

export const isNoNumber = (value: unknown): boolean => value === undefined || value === null || value === '';

export function normalizeNumber(value: unknown): NumberValue | undefined {
  if (value === '' || value === null) return undefined;
  if (typeof value !== 'string') return value as number | undefined;
  const parsed = Number(value.trim());
  return value.trim() !== '' && isExact(value.trim(), parsed) ? parsed : value;
}

/**
 * Whether a number holds all digits of the decimal text it was read from: a double has 15 to 17 of them, and would silently
 * round an account number of 20.
 */
export function isExact(text: string, number: number): boolean {
  if (!Number.isFinite(number)) return false;
  const digits = significantDigits(text);
  return digits.length <= 15 || digits === significantDigits(String(number));
}

function significantDigits(text: string): string {
  const [mantissa = ''] = text.toLowerCase().split('e');
  const digits = mantissa.replace(/\D/g, '');
  let [start, end] = [0, digits.length];
  while (digits[start] === '0') start += 1;
  while (end > start && digits[end - 1] === '0') end -= 1;
  return digits.slice(start, end);
}

/** @returns the limits that `value` breaks; text breaks the rule `number` alone, or `digits` if it is a number with too many */
export function brokenNumberRules(value: unknown, { min, max, step, integer }: NumberRules): readonly BrokenRule[] {
  if (typeof value !== 'number') return [{ rule: hasManyDigits(value) ? 'digits' : 'number' }];
  const broken: BrokenRule[] = [];
  if (min !== undefined && value < min) broken.push({ rule: 'min', params: { limit: min } });
  if (max !== undefined && value > max) broken.push({ rule: 'max', params: { limit: max } });
  if (step && !isMultiple(value, step)) broken.push({ rule: 'step', params: { limit: step } });
  if (integer && !Number.isInteger(value)) broken.push({ rule: 'integer' });
  return broken;
}

const hasManyDigits = (value: unknown): boolean =>
  typeof value === 'string' && /^[-+]?[\d.,\s]+$/.test(value) && value.replace(/\D/g, '').length > 15;

/** NOTE: 0.3 / 0.1 is not 3 in binary; a hair beside a multiple counts as one. */
function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) < 1e-9 * Math.max(1, Math.abs(times));
}
