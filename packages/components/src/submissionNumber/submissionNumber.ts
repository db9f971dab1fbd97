import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../kit/read/field-shape.ts';
import { optionalNumber, type ParsedShape, propsSchema } from '../kit/read/setting-parsers.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  /** Minimum number of digits. Shorter numbers get leading zeros. */
  padding: optionalNumber(),
};

export type SubmissionNumberProps = ParsedShape<typeof shape>;

/** Answer: the number, absent until the response is submitted. Values that aren't numbers are kept unchanged. */
export type SubmissionNumberValue = number | string;

/** Component spec of the submission number that the server assigns. */
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

const MAX_DIGITS = 20;

/** Formats the number with leading zeros: `00042`. */
export function formatPadded(value: unknown, { padding = 0 }: SubmissionNumberProps): string {
  if (typeof value !== 'number' && typeof value !== 'string') return '';
  return String(value).padStart(Math.min(padding, MAX_DIGITS), '0');
}
