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

/** Parses the code language; other languages are treated as plain text. */
function parseLanguage(raw: unknown): 'javascript' | 'json' | 'text' {
  return raw === 'json' || raw === 'text' ? raw : 'javascript';
}

const shape = {
  ...typedShape,
  /** Whether the answer is a list. */
  multiple: flag(),
  rows: amount(),
  /** Whether the text area grows with its text. */
  autoExpand: flag(),
  /** `json`: the answer is the parsed JSON. */
  as: oneOf('string', 'json'),
  /** Editor, parsed from form.io's names. */
  editor: parseEditor,
  /** Language of code. */
  language: parseLanguage,
  defaultValue: anything(),
  validate: textRules,
};

export type TextareaProps = Read<typeof shape>;

/** Answer: text; with `as: 'json'` any JSON, or the text until it is valid JSON. */
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

/** Returns the spec of one or multiple texts; a JSON answer may itself be a list. */
const getSpec = ({ as }: TextareaProps) => (as === 'json' ? oneText : multipleTexts);

/** Spec of multi-line text. */
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

/** Formats an answer for editing. */
export function formatAnswer(value: TextareaValue): string {
  return formatAsText(value, 2);
}

/** Parses typed text: unchanged, or with `as: 'json'` the JSON if valid. */
export function parseText(text: string, { as }: TextareaProps): TextareaValue {
  if (as !== 'json' || text.trim() === '') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
