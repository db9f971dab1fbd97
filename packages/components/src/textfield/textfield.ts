import {
  type BrokenRule,
  type ComponentDefinition,
  type ComponentSpec,
  formatAsText,
  isRecord,
} from '@tideform/engine';
import { textInputShape } from '../kit/read/field-shape.ts';
import {
  anything,
  flag,
  list,
  object,
  oneOf,
  type ParsedShape,
  propsSchema,
  text,
} from '../kit/read/setting-parsers.ts';
import { matchesMask } from '../kit/rules/input-mask.ts';
import { parseTextRules, validateText } from '../kit/rules/text-rules.ts';
import { normalizeText } from '../kit/rules/text-spec.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';
import { withMultiple } from '../kit/rules/with-multiple.ts';

const parseMaskRules = object({ skipMaskValidation: flag() });

const shape = {
  ...textInputShape,
  /** Whether the field accepts several texts; the answer is then a list. */
  multiple: flag(),
  /** Mask such as `999-aa`; '' for no mask. */
  inputMask: text(),
  allowMultipleMasks: flag(),
  inputMasks: list({ label: text(), mask: text() }),
  /** Case to which letters are converted while typing. */
  case: oneOf('mixed', 'uppercase', 'lowercase'),
  defaultValue: anything(),
  validate: (raw: unknown) => ({ ...parseTextRules(raw), ...parseMaskRules(raw) }),
};

export type TextfieldProps = ParsedShape<typeof shape>;

/** Answer: text, or with `multiple` a list of texts. Calculated values may be numbers. */
export type TextfieldValue = string | number | MaskedText | readonly (string | number)[];

/** Text and the label of the mask that the respondent chose, as form.io stores them. */
export interface MaskedText {
  readonly value: string;
  readonly maskName: string;
}

const singleTextSpec: ComponentSpec<TextfieldProps, TextfieldValue> = {
  ...valueSpec,
  type: 'textfield',
  valueKind: () => 'text',
  props: propsSchema(shape),
  emptyValue: getEmptyValue,
  isEmpty: (value) => getTextfieldText(value).trim() === '',
  check: (value, props) => [...validateMask(value, props), ...validateText(getTextfieldText(value), props.validate)],
  normalize,
  logicValue: (value) => (isMaskedText(value) ? value.value : value),
};

/** Component spec of a single-line text. */
export const textfield: ComponentSpec<TextfieldProps, TextfieldValue> = {
  ...withMultiple(singleTextSpec),
  emptyValue: getEmptyValue,
  normalize,
  fromCalculation: normalize,
};

function getEmptyValue(props: TextfieldProps): TextfieldValue {
  return normalize(props.defaultValue ?? '', props) ?? '';
}

function normalize(value: unknown, { multiple }: TextfieldProps): TextfieldValue | undefined {
  if (!multiple) return normalizeText(value);
  if (value === undefined) return undefined;
  return (Array.isArray(value) ? value : [value]).map((entry) =>
    typeof entry === 'number' ? entry : formatAsText(entry),
  );
}

/** Returns the texts of an answer as a list; at least one text, so that there is an entry to type into. */
export function getTextEntries(value: TextfieldValue | undefined): readonly string[] {
  return Array.isArray(value) && value.length > 0
    ? value.map(formatAsText)
    : [Array.isArray(value) ? '' : getTextfieldText(value)];
}

/** Returns the text of one answer. Answers with a chosen mask are objects: `{ value, maskName }`. */
export function getTextfieldText(value: unknown): string {
  return formatAsText(isMaskedText(value) ? value.value : value);
}

function isMaskedText(value: unknown): value is MaskedText {
  return isRecord(value) && typeof value.maskName === 'string';
}

/** Returns the masks that the respondent can choose from; empty if there is no choice. */
export function listMasks({ allowMultipleMasks, inputMasks, multiple }: TextfieldProps): TextfieldProps['inputMasks'] {
  return allowMultipleMasks && !multiple ? inputMasks.filter(({ label, mask }) => label !== '' && mask !== '') : [];
}

function validateMask(value: unknown, props: TextfieldProps): readonly BrokenRule[] {
  const mask = getMask(value, props);
  if (mask === '' || props.validate.skipMaskValidation || matchesMask(getTextfieldText(value), mask)) return [];
  return [{ rule: 'mask', params: { mask: matchesMask(props.placeholder, mask) ? props.placeholder : mask } }];
}

/** Returns the mask for an answer; '' if there is no mask. */
export function getMask(value: unknown, { inputMask, allowMultipleMasks, inputMasks }: TextfieldProps): string {
  if (!allowMultipleMasks) return inputMask;
  const named = inputMasks.find(({ label }) => isRecord(value) && label === value.maskName);
  return (named ?? inputMasks[0])?.mask ?? '';
}

/** Converts a text to the letter case that the author configured. */
export function convertCase(text: string, letterCase: TextfieldProps['case']): string {
  if (letterCase === 'mixed') return text;
  return letterCase === 'uppercase' ? text.toUpperCase() : text.toLowerCase();
}

/** Creates a text field component, for example the first column of a grid. */
export const createTextfield = (label: string): Omit<ComponentDefinition, 'key'> & { readonly type: string } => ({
  type: 'textfield',
  label,
  input: true,
});
