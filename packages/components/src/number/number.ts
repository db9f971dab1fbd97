import type { BrokenRule, ComponentSpec } from '@tideform/engine';
import { typedShape } from '../kit/read/field-shape.ts';
import { amount, anything, flag, object, propsSchema, type Read } from '../kit/read/lenient.ts';

const shape = {
  ...typedShape,
  decimalLimit: amount(),
  delimiter: flag(),
  requireDecimal: flag(),
  defaultValue: anything(),
  validate: object({ min: amount(), max: amount(), step: amount(), integer: flag() }),
};

export type NumberProps = Read<typeof shape>;

/** The number; the typed text while it is no number. Absent before anybody answered. */
export type NumberValue = number | string;

/** A number. */
export const number: ComponentSpec<NumberProps, NumberValue> = {
  type: 'number',
  shape: 'value',
  props: propsSchema(shape),
  emptyValue: (props) => normalize(props.defaultValue),
  isEmpty: (value) => value === undefined || value === null || value === '',
  check: (value, { validate }) => (typeof value === 'number' ? brokenLimits(value, validate) : [{ rule: 'number' }]),
  normalize,
  children: () => [],
  logicValue: (value) => value,
};

function normalize(value: unknown): NumberValue | undefined {
  if (value === '' || value === null) return undefined;
  if (typeof value !== 'string') return value as number | undefined;
  const parsed = Number(value.trim());
  return Number.isFinite(parsed) && value.trim() !== '' ? parsed : value;
}

function brokenLimits(value: number, { min, max, step, integer }: NumberProps['validate']): readonly BrokenRule[] {
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
