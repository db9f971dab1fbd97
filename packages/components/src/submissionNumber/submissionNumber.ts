import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../kit/read/field-shape.ts';
import { amount, propsSchema, type Read } from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  /** Shown with zeros before it until it has so many digits. */
  padding: amount(),
};

export type SubmissionNumberProps = Read<typeof shape>;

/** Absent until the response is sent. What is no number is kept as it is. */
export type SubmissionNumberValue = number | string;

/** The number that the server gives to the response. */
export const submissionNumber: ComponentSpec<SubmissionNumberProps, SubmissionNumberValue> = {
  ...valueSpec,
  type: 'submissionNumber',
  valueKind: () => 'number',
  cell: 'narrow',
  mayPrefill: false,
  mayCopy: false,
  isNumber: true,
  props: propsSchema(shape),
  emptyValue: () => undefined,
  isEmpty: (value) => value === undefined || value === null || value === '',
  normalize(value) {
    if (value === null || value === '') return undefined;
    return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : (value as SubmissionNumberValue);
  },
};

const MOST_DIGITS = 20;

/** `00042` */
export function paddedNumber(value: unknown, { padding = 0 }: SubmissionNumberProps): string {
  if (typeof value !== 'number' && typeof value !== 'string') return '';
  return String(value).padStart(Math.min(padding, MOST_DIGITS), '0');
}
