import { type ComponentSpec, wordOf } from '@tideform/engine';
import { plainText, showsSomething } from '../kit/html/plain-text.ts';
import { typedShape } from '../kit/read/field-shape.ts';
import { amount, anything, flag, oneOf, propsSchema, type Read } from '../kit/read/lenient.ts';
import { brokenTextRules, textRules } from '../kit/rules/text-rules.ts';
import { textSpec } from '../kit/rules/text-spec.ts';
import { withSeveral } from '../kit/rules/with-several.ts';

const editors = { ace: 'code', ckeditor: 'rich', quill: 'rich', tinymce: 'rich' } as const;

function readEditor(raw: unknown): 'plain' | 'rich' | 'code' {
  return typeof raw === 'string' && Object.hasOwn(editors, raw) ? editors[raw as keyof typeof editors] : 'plain';
}

/** Of other languages than these nothing is known but their letters. */
function readLanguage(raw: unknown): 'javascript' | 'json' | 'text' {
  return raw === 'json' || raw === 'text' ? raw : 'javascript';
}

const shape = {
  ...typedShape,
  /** The answer is a list. */
  multiple: flag(),
  rows: amount(),
  /** Grows with its text. */
  autoExpand: flag(),
  /** `json`: the answer is what the typed JSON means. */
  as: oneOf('string', 'json'),
  /** What it is written with; stored as form.io's names of editors. */
  editor: readEditor,
  /** Of code. */
  language: readLanguage,
  defaultValue: anything(),
  validate: textRules,
};

export type TextareaProps = Read<typeof shape>;

/** A text; with `as: 'json'` any JSON, or the text while it is no JSON. */
export type TextareaValue = unknown;

const oneText: ComponentSpec<TextareaProps, TextareaValue> = {
  ...textSpec,
  type: 'textarea',
  valueKind: ({ as, editor }) => (as === 'json' ? 'anything' : editor === 'rich' ? 'markup' : 'longText'),
  props: propsSchema(shape),
  emptyValue: (props) => normalize(props.defaultValue ?? '', props),
  isEmpty: (value, { editor }) => (editor === 'rich' ? !showsSomething(wordOf(value)) : wordOf(value).trim() === ''),
  check: (value, { as, editor, validate }) => {
    if (as === 'json') return typeof value === 'string' ? [{ rule: 'json' }] : [];
    return brokenTextRules(editor === 'rich' ? plainText(wordOf(value)) : wordOf(value), validate);
  },
  normalize,
};

const severalTexts = withSeveral(oneText);

/** JSON may be a list itself. */
const specFor = ({ as }: TextareaProps) => (as === 'json' ? oneText : severalTexts);

/** Several lines of text. */
export const textarea: ComponentSpec<TextareaProps, TextareaValue> = {
  ...oneText,
  emptyValue: (props) => specFor(props).emptyValue(props),
  isEmpty: (value, props) => specFor(props).isEmpty(value, props),
  check: (value, props) => specFor(props).check(value, props),
  normalize: (value, props) => specFor(props).normalize(value, props),
};

function normalize(value: unknown, props: TextareaProps): TextareaValue {
  if (props.as !== 'json') return textSpec.normalize(value);
  return typeof value === 'string' ? readTextarea(value, props) : value;
}

/** The answer as one edits it. */
export function textareaText(value: TextareaValue): string {
  return wordOf(value, 2);
}

/** What typed text means: itself, or with `as: 'json'` the JSON that it is, as long as it is some. */
export function readTextarea(text: string, { as }: TextareaProps): TextareaValue {
  if (as !== 'json' || text.trim() === '') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
