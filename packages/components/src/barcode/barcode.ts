import { type ComponentSpec, formatAsText, isRecord } from '@tideform/engine';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';
import { parseTextRules, validateText } from '../kit/rules/text-rules.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  placeholder: text(),
  /** Whether the code may be typed. */
  manualEntry: flag(true),
  defaultValue: anything(),
  validate: parseTextRules,
};

export type BarcodeProps = ParsedShape<typeof shape>;

/** Text of a code and its format: one of `codeFormatNames`, or `manual` if typed. */
export interface BarcodeValue {
  readonly value: string;
  readonly format: string;
}

/** Format of a typed code. */
export const MANUAL_FORMAT = 'manual';

/** Component spec of a barcode that is scanned with the camera, or typed. */
export const barcode: ComponentSpec<BarcodeProps, BarcodeValue> = {
  ...valueSpec,
  type: 'barcode',
  valueKind: () => 'code',
  props: propsSchema(shape),
  emptyValue: ({ defaultValue }) => normalize(defaultValue),
  isEmpty: (value) => getBarcodeText(value).trim() === '',
  check: (value, { validate }) => validateText(getBarcodeText(value), validate),
  normalize,
  logicValue: (value) => getBarcodeText(value),
};

/** Returns the text of the code; '' for none. */
export const getBarcodeText = (answer: unknown): string => formatAsText(isRecord(answer) ? answer.value : answer);

/** Converts external text to a typed code. */
function normalize(raw: unknown): BarcodeValue | undefined {
  if (raw === null || raw === '') return undefined;
  const isText = typeof raw === 'string' || typeof raw === 'number';
  return isText ? { value: String(raw), format: MANUAL_FORMAT } : (raw as BarcodeValue | undefined);
}
