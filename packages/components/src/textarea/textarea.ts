import type { ComponentSpec } from '@tideform/engine';
import { answerText } from '../kit/answer-text.ts';
import { typedShape } from '../kit/field-shape.ts';
import { amount, anything, flag, oneOf, propsSchema, type Read } from '../kit/lenient.ts';
import { brokenTextRules, textRules } from '../kit/text-rules.ts';
import { textSpec } from '../kit/text-spec.ts';

const shape = {
  ...typedShape,
  rows: amount(),
  /** Grows with its text. */
  autoExpand: flag(),
  /** `json`: the answer is what the typed JSON means. */
  as: oneOf('string', 'json'),
  defaultValue: anything(),
  validate: textRules,
};

export type TextareaProps = Read<typeof shape>;

/** A text; with `as: 'json'` any JSON, or the text while it is no JSON. */
export type TextareaValue = unknown;

/** Several lines of text. */
export const textarea: ComponentSpec<TextareaProps, TextareaValue> = {
  ...textSpec,
  type: 'textarea',
  props: propsSchema(shape),
  emptyValue: (props) => normalize(props.defaultValue ?? '', props),
  isEmpty: (value) => answerText(value).trim() === '',
  check: (value, { as, validate }) => {
    if (as === 'json') return typeof value === 'string' && !isJson(value) ? [{ rule: 'json' }] : [];
    return brokenTextRules(answerText(value), validate);
  },
  normalize,
  logicValue: (value) => value,
};

function normalize(value: unknown, { as }: TextareaProps): TextareaValue {
  return as === 'json' ? value : textSpec.normalize(value);
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
