import { type BrokenRule, type ComponentSpec, isRecord, wordOf } from '@tideform/engine';
import { typedShape } from '../kit/read/field-shape.ts';
import { anything, flag, list, object, oneOf, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { fitsMask } from '../kit/rules/input-mask.ts';
import { brokenTextRules, textRules } from '../kit/rules/text-rules.ts';
import { normalizeText } from '../kit/rules/text-spec.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';
import { withSeveral } from '../kit/rules/with-several.ts';

const maskRules = object({ skipMaskValidation: flag() });

const shape = {
  ...typedShape,
  /** The answer is a list of texts. */
  multiple: flag(),
  /** `999-aa`; '' for none. */
  inputMask: text(),
  allowMultipleMasks: flag(),
  inputMasks: list({ label: text(), mask: text() }),
  /** Letters are changed to this case while one types. */
  case: oneOf('mixed', 'uppercase', 'lowercase'),
  defaultValue: anything(),
  validate: (raw: unknown) => ({ ...textRules(raw), ...maskRules(raw) }),
};

export type TextfieldProps = Read<typeof shape>;

/** A text, or with `multiple` a list of texts. What was calculated may be a number. */
export type TextfieldValue = string | number | MaskedText | readonly (string | number)[];

/** A text under one of several masks, by that mask's label: as form.io stores it. */
export interface MaskedText {
  readonly value: string;
  readonly maskName: string;
}

const oneText: ComponentSpec<TextfieldProps, TextfieldValue> = {
  ...valueSpec,
  type: 'textfield',
  valueKind: () => 'text',
  props: propsSchema(shape),
  emptyValue,
  isEmpty: (value) => textIn(value).trim() === '',
  check: (value, props) => [...brokenMask(value, props), ...brokenTextRules(textIn(value), props.validate)],
  normalize,
  logicValue: (value) => (isMasked(value) ? value.value : value),
};

/** One line of text. */
export const textfield: ComponentSpec<TextfieldProps, TextfieldValue> = {
  ...withSeveral(oneText),
  emptyValue,
  normalize,
  fromCalculation: normalize,
};

function emptyValue(props: TextfieldProps): TextfieldValue {
  return normalize(props.defaultValue ?? '', props) ?? '';
}

function normalize(value: unknown, { multiple }: TextfieldProps): TextfieldValue | undefined {
  if (!multiple) return normalizeText(value);
  if (value === undefined) return undefined;
  return (Array.isArray(value) ? value : [value]).map((entry) => (typeof entry === 'number' ? entry : wordOf(entry)));
}

/** The texts of an answer, whether one or many are allowed; never none, so that there is one to type into. */
export function entries(value: TextfieldValue | undefined): readonly string[] {
  return Array.isArray(value) && value.length > 0 ? value.map(wordOf) : [Array.isArray(value) ? '' : textIn(value)];
}

/** The text of one answer; under one of several masks the answer is `{ value, maskName }`. */
export function textIn(value: unknown): string {
  return wordOf(isMasked(value) ? value.value : value);
}

function isMasked(value: unknown): value is MaskedText {
  return isRecord(value) && typeof value.maskName === 'string';
}

/** The masks that whoever answers chooses among; none where there is nothing to choose. */
export function masksOf({ allowMultipleMasks, inputMasks, multiple }: TextfieldProps): TextfieldProps['inputMasks'] {
  return allowMultipleMasks && !multiple ? inputMasks.filter(({ label, mask }) => label !== '' && mask !== '') : [];
}

function brokenMask(value: unknown, props: TextfieldProps): readonly BrokenRule[] {
  const mask = maskOf(value, props);
  if (mask === '' || props.validate.skipMaskValidation || fitsMask(textIn(value), mask)) return [];
  return [{ rule: 'mask', params: { mask: fitsMask(props.placeholder, mask) ? props.placeholder : mask } }];
}

/** @returns the mask that holds for an answer, '' for none */
export function maskOf(value: unknown, { inputMask, allowMultipleMasks, inputMasks }: TextfieldProps): string {
  if (!allowMultipleMasks) return inputMask;
  const named = inputMasks.find(({ label }) => isRecord(value) && label === value.maskName);
  return (named ?? inputMasks[0])?.mask ?? '';
}

/** A text as typed into a field that wants one case. */
export function inCase(text: string, wanted: TextfieldProps['case']): string {
  if (wanted === 'mixed') return text;
  return wanted === 'uppercase' ? text.toUpperCase() : text.toLowerCase();
}
