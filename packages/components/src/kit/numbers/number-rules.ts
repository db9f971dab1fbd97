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
  return Number.isFinite(parsed) && value.trim() !== '' ? parsed : value;
}

/** @returns the limits that `value` breaks; what is no number breaks the rule `number` alone */
export function brokenNumberRules(value: unknown, { min, max, step, integer }: NumberRules): readonly BrokenRule[] {
  if (typeof value !== 'number') return [{ rule: 'number' }];
  const broken: BrokenRule[] = [];
  if (min !== undefined && value < min) broken.push({ rule: 'min', params: { limit: min } });
  if (max !== undefined && value > max) broken.push({ rule: 'max', params: { limit: max } });
  if (step && !isMultiple(value, step)) broken.push({ rule: 'step', params: { limit: step } });
  if (integer && !Number.isInteger(value)) broken.push({ rule: 'integer' });
  return broken;
}

/** NOTE: 0.3 / 0.1 is not 3 in binary; a hair beside a multiple counts as one. */
function isMultiple(value: number, step: number): boolean {
  const times = value / step;
  return Math.abs(times - Math.round(times)) < 1e-9 * Math.max(1, Math.abs(times));
}
