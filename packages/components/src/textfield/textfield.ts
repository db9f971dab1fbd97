import type { BrokenRule, ComponentSpec } from '@tideform/engine';
import { answerText } from '../kit/read/answer-text.ts';
import { typedShape } from '../kit/read/field-shape.ts';
import { anything, flag, oneOf, propsSchema, type Read } from '../kit/read/lenient.ts';
import { brokenTextRules, textRules } from '../kit/rules/text-rules.ts';
import { normalizeText } from '../kit/rules/text-spec.ts';

const shape = {
  ...typedShape,
  /** The answer is a list of texts. */
  multiple: flag(),
  /** Letters are changed to this case while one types. */
  case: oneOf('mixed', 'uppercase', 'lowercase'),
  defaultValue: anything(),
  validate: textRules,
};

export type TextfieldProps = Read<typeof shape>;

/** A text, or with `multiple` a list of texts. */
export type TextfieldValue = string | readonly string[];

/** One line of text. */
export const textfield: ComponentSpec<TextfieldProps, TextfieldValue> = {
  type: 'textfield',
  shape: 'value',
  props: propsSchema(shape),
  emptyValue: (props) => normalize(props.defaultValue ?? '', props) ?? '',
  isEmpty: (value) => entries(value).every((entry) => entry.trim() === ''),
  check: (value, { validate }) =>
    firstOfEach(entries(value).flatMap((entry) => (entry === '' ? [] : brokenTextRules(entry, validate)))),
  normalize,
  children: () => [],
  logicValue: (value) => value,
};

function normalize(value: unknown, { multiple }: TextfieldProps): TextfieldValue | undefined {
  if (!multiple) return normalizeText(value);
  if (Array.isArray(value)) return value.map((entry) => answerText(entry));
  return value === undefined ? undefined : [answerText(value)];
}

/** The texts of an answer, whether one or many are allowed. */
export function entries(value: TextfieldValue | undefined): readonly string[] {
  return Array.isArray(value) ? value.map(answerText) : [answerText(value)];
}

function firstOfEach(broken: readonly BrokenRule[]): readonly BrokenRule[] {
  return broken.filter((one, index) => broken.findIndex((other) => other.rule === one.rule) === index);
}

/** A text as typed into a field that wants one case. */
export function inCase(text: string, wanted: TextfieldProps['case']): string {
  if (wanted === 'mixed') return text;
  return wanted === 'uppercase' ? text.toUpperCase() : text.toLowerCase();
}
