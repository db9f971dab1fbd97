import type { BrokenRule } from '@tideform/engine';
import { flag, object, optionalNumber, type ParsedShape } from '../read/setting-parsers.ts';

const shape = { min: optionalNumber(), max: optionalNumber(), step: optionalNumber(), integer: flag() };

/** Parses the limits of a number field from `validate`. */
export const parseNumberRules = object(shape);

export type NumberRules = ParsedShape<typeof shape>;

/** Answer of a number field: a number, or the typed text if it isn't a number. */
export type NumberValue = number | string;

export const isEmptyNumber = (value: unknown): boolean => value === undefined || value === null || value === '';

export function normalizeNumber(value: unknown): NumberValue | undefined {
  if (value === '' || value === null) return undefined;
  if (typeof value !== 'string') return value as number | undefined;
  const parsed = Number(value.trim());
  return value.trim() !== '' && isExactNumber(value.trim(), parsed) ? parsed : value;
}

/**
 * Returns whether a number has all digits of its decimal text. A double has 15 to 17 significant digits and would
 * silently round a 20-digit account number.
 */
export function isExactNumber(text: string, number: number): boolean {
  if (!Number.isFinite(number)) return false;
  const digits = getSignificantDigits(text);
  return digits.length <= 15 || digits === getSignificantDigits(String(number));
}

function getSignificantDigits(text: string): string {
  const [mantissa = ''] = text.toLowerCase().split('e');
  const digits = mantissa.replace(/\D/g, '');
  let [start, end] = [0, digits.length];
  while (digits[start] === '0') start += 1;
  while (end > start && digits[end - 1] === '0') end -= 1;
  return digits.slice(start, end);
}

/**
 * Validates the answer of a number field.
 * @returns the rules that `value` breaks; for text only the rule `number`, or `digits` for a number with too many
 * digits
 */
export function validateNumber(value: unknown, { min, max, step, integer }: NumberRules): readonly BrokenRule[] {
  if (typeof value !== 'number') return [{ rule: hasTooManyDigits(value) ? 'digits' : 'number' }];
  const broken: BrokenRule[] = [];
  if (min !== undefined && value < min) broken.push({ rule: 'min', params: { limit: min } });
  if (max !== undefined && value > max) broken.push({ rule: 'max', params: { limit: max } });
  if (step && !isMultipleOf(value, step)) broken.push({ rule: 'step', params: { limit: step } });
  if (integer && !Number.isInteger(value)) broken.push({ rule: 'integer' });
  return broken;
}

const hasTooManyDigits = (value: unknown): boolean =>
  typeof value === 'string' && /^[-+]?[\d.,\s]+$/.test(value) && value.replace(/\D/g, '').length > 15;

/**
 * Returns whether a number is a multiple of `step`.
 * NOTE: tolerates rounding errors, because 0.3 / 0.1 isn't exactly 3 in binary.
 */
function isMultipleOf(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) < 1e-9 * Math.max(1, Math.abs(times));
}
