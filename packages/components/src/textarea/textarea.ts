import { type ComponentSpec, formatAsText } from '@tideform/engine';
import { isVisible, plainText } from '../kit/html/plain-text.ts';
import { typedShape } from '../kit/read/field-shape.ts';
import { amount, anything, flag, oneOf, propsSchema, type Read } from '../kit/read/lenient.ts';
import { textRules, validateText } from '../kit/rules/text-rules.ts';
import { textSpec } from '../kit/rules/text-spec.ts';
import { withMultiple } from '../kit/rules/with-multiple.ts';

const editors = { ace: 'code', ckeditor: 'rich', quill: 'rich', tinymce: 'rich' } as const;

function parseEditor(raw: unknown): 'plain' | 'rich' | 'code' {
  return typeof raw === 'string' && Object.hasOwn(editors, raw) ? editors[raw as keyof typeof editors] : 'plain';
}

/** Parses the language of code: JavaScript, unless it is JSON or plain text. */
function parseLanguage(raw: unknown): 'javascript' | 'json' | 'text' {
  return raw === 'json' || raw === 'text' ? raw : 'javascript';
}

const shape = {
  ...typedShape,
  /** Whether the field accepts several texts; the answer is then a list. */
  multiple: flag(),
  rows: amount(),
  /** Whether the text area grows with its text. */
  autoExpand: flag(),
  /** With `json`, the answer is parsed JSON instead of text. */
  as: oneOf('string', 'json'),
  /** Editor for the answer, converted from form.io's editor names. */
  editor: parseEditor,
  /** Programming language of the answer. */
  language: parseLanguage,
  defaultValue: anything(),
  validate: textRules,
};

export type TextareaProps = Read<typeof shape>;

/** Answer: text; with `as: 'json'`, any JSON value, or text that isn't valid JSON yet. */
export type TextareaValue = unknown;

const oneText: ComponentSpec<TextareaProps, TextareaValue> = {
  ...textSpec,
  type: 'textarea',
  valueKind: ({ as, editor }) => (as === 'json' ? 'anything' : editor === 'rich' ? 'markup' : 'longText'),
  props: propsSchema(shape),
  emptyValue: (props) => normalize(props.defaultValue ?? '', props),
  isEmpty: (value, { editor }) =>
    editor === 'rich' ? !isVisible(formatAsText(value)) : formatAsText(value).trim() === '',
  check: (value, { as, editor, validate }) => {
    if (as === 'json') return typeof value === 'string' ? [{ rule: 'json' }] : [];
    return validateText(editor === 'rich' ? plainText(formatAsText(value)) : formatAsText(value), validate);
  },
  normalize,
};

const multipleTexts = withMultiple(oneText);

/** Returns the spec for one or for multiple texts. With `as: 'json'`, a list is one answer. */
const getSpec = ({ as }: TextareaProps) => (as === 'json' ? oneText : multipleTexts);

/** Component spec of multi-line text. */
export const textarea: ComponentSpec<TextareaProps, TextareaValue> = {
  ...oneText,
  emptyValue: (props) => getSpec(props).emptyValue(props),
  isEmpty: (value, props) => getSpec(props).isEmpty(value, props),
  check: (value, props) => getSpec(props).check(value, props),
  normalize: (value, props) => getSpec(props).normalize(value, props),
};

function normalize(value: unknown, props: TextareaProps): TextareaValue {
  if (props.as !== 'json') return textSpec.normalize(value);
  return typeof value === 'string' ? parseText(value, props) : value;
}

/** Formats an answer as text that can be edited. */
export function formatAnswer(value: TextareaValue): string {
  return formatAsText(value, 2);
}

/** Converts typed text to an answer: with `as: 'json'` the parsed JSON if it is valid, otherwise the text itself. */
export function parseText(text: string, { as }: TextareaProps): TextareaValue {
  if (as !== 'json' || text.trim() === '') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
