import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { oneOf, propsSchema, type Read, text } from '../../kit/read/lenient.ts';
import { editorSpec } from '../editor-spec.ts';
import { isWritten } from './written-code.ts';

const shape = {
  ...fieldShape,
  /** `either`: JavaScript is stored as text, JSONLogic as an object. */
  language: oneOf('javascript', 'json', 'either'),
  /** Where the code is kept (`ScriptKind`, `validate.json` …): says what it is told, what it gives, and the examples. */
  kind: text(),
};

export type CodeProps = Read<typeof shape>;

/** JavaScript as text, or JSONLogic as the object that it is. */
export type CodeValue = unknown;

/** Builder only: code that a form author writes. Whether it works is found out where it runs. */
export const code: ComponentSpec<CodeProps, CodeValue> = {
  ...editorSpec,
  type: 'code',
  props: propsSchema(shape),
  emptyValue: () => undefined,
  isEmpty: (value) => !isWritten(value),
  normalize: (value) => value,
};
