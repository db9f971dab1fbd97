import { type ComponentSpec, isRecord, wordOf } from '@tideform/engine';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { brokenTextRules, textRules } from '../kit/rules/text-rules.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = {
  ...fieldShape,
  placeholder: text(),
  /** The code may be typed where it cannot be scanned. */
  manualEntry: flag(true),
  defaultValue: anything(),
  validate: textRules,
};

export type BarcodeProps = Read<typeof shape>;

/** What a code says, and its kind: one of `codeNames`, or `manual` where somebody typed it. */
export interface BarcodeValue {
  readonly value: string;
  readonly format: string;
}

/** The format of a code that was typed. */
export const TYPED = 'manual';

/** A code that is read from a label by the camera, or typed. */
export const barcode: ComponentSpec<BarcodeProps, BarcodeValue> = {
  ...valueSpec,
  type: 'barcode',
  valueKind: () => 'code',
  props: propsSchema(shape),
  emptyValue: ({ defaultValue }) => normalize(defaultValue),
  isEmpty: (value) => codeText(value).trim() === '',
  check: (value, { validate }) => brokenTextRules(codeText(value), validate),
  normalize,
  logicValue: (value) => codeText(value),
};

/** What the code says; '' for none. */
export const codeText = (answer: unknown): string => wordOf(isRecord(answer) ? answer.value : answer);

/** A text from elsewhere is a code that somebody typed. */
function normalize(raw: unknown): BarcodeValue | undefined {
  if (raw === null || raw === '') return undefined;
  const isText = typeof raw === 'string' || typeof raw === 'number';
  return isText ? { value: String(raw), format: TYPED } : (raw as BarcodeValue | undefined);
}
