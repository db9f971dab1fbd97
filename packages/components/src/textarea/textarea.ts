import { type ComponentSpec, formatAsText } from '@tideform/engine';
import { extractText, hasVisibleContent } from '../kit/html/extract-text.ts';
import { textInputShape } from '../kit/read/field-shape.ts';
import { anything, flag, oneOf, optionalNumber, type ParsedShape, propsSchema } from '../kit/read/setting-parsers.ts';
import { parseTextRules, validateText } from '../kit/rules/text-rules.ts';
import { textSpec } from '../kit/rules/text-spec.ts';
import { withMultiple } from '../kit/rules/with-multiple.ts';

const editorByFormioName = { ace: 'code', ckeditor: 'rich', quill: 'rich', tinymce: 'rich' } as const;

function parseEditor(raw: unknown): 'plain' | 'rich' | 'code' {
  return typeof raw === 'string' && Object.hasOwn(editorByFormioName, raw)
    ? editorByFormioName[raw as keyof typeof editorByFormioName]
    : 'plain';
}

/** Parses the language of code: JavaScript, unless it is JSON or plain text. */
function parseLanguage(raw: unknown): 'javascript' | 'json' | 'text' {
  return raw === 'json' || raw === 'text' ? raw : 'javascript';
}

const shape = {
  ...textInputShape,
  /** Whether the field accepts several texts; the answer is then a list. */
  multiple: flag(),
  rows: optionalNumber(),
  /** Whether the text area grows with its text. */
  autoExpand: flag(),
  /** With `json`, the answer is parsed JSON instead of text. */
  as: oneOf('string', 'json'),
  /** Editor for the answer, converted from form.io's editor names. */
  editor: parseEditor,
  /** Programming language of the answer. */
  language: parseLanguage,
  defaultValue: anything(),
  validate: parseTextRules,
};

export type TextareaProps = ParsedShape<typeof shape>;

/** Answer: text; with `as: 'json'`, any JSON value, or text that isn't valid JSON yet. */
export type TextareaValue = unknown;

const singleTextSpec: ComponentSpec<TextareaProps, TextareaValue> = {
  ...textSpec,
  type: 'textarea',
  valueKind: ({ as, editor }) => (as === 'json' ? 'anything' : editor === 'rich' ? 'markup' : 'longText'),
  props: propsSchema(shape),
  emptyValue: (props) => normalize(props.defaultValue ?? '', props),
  isEmpty: (value, { editor }) =>
    editor === 'rich' ? !hasVisibleContent(formatAsText(value)) : formatAsText(value).trim() === '',
  check: (value, { as, editor, validate }) => {
    if (as === 'json') return typeof value === 'string' ? [{ rule: 'json' }] : [];
    return validateText(editor === 'rich' ? extractText(formatAsText(value)) : formatAsText(value), validate);
  },
  normalize,
};

const multipleTextsSpec = withMultiple(singleTextSpec);

/** Returns the spec for one or for multiple texts. With `as: 'json'`, a list is one answer. */
const getSpec = ({ as }: TextareaProps) => (as === 'json' ? singleTextSpec : multipleTextsSpec);

/** Component spec of multi-line text. */
export const textarea: ComponentSpec<TextareaProps, TextareaValue> = {
  ...singleTextSpec,
  emptyValue: (props) => getSpec(props).emptyValue(props),
  isEmpty: (value, props) => getSpec(props).isEmpty(value, props),
  check: (value, props) => getSpec(props).check(value, props),
  normalize: (value, props) => getSpec(props).normalize(value, props),
};

function normalize(value: unknown, props: TextareaProps): TextareaValue {
  if (props.as !== 'json') return textSpec.normalize(value);
  return typeof value === 'string' ? parseTypedAnswer(value, props) : value;
}

/** Formats an answer as text that can be edited. */
export function formatTextareaAnswer(value: TextareaValue): string {
  return formatAsText(value, 2);
}

/** Converts typed text to an answer: with `as: 'json'` the parsed JSON if it is valid, otherwise the text itself. */
export function parseTypedAnswer(text: string, { as }: TextareaProps): TextareaValue {
  if (as !== 'json' || text.trim() === '') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
