import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { oneOf, type ParsedShape, propsSchema, text } from '../../kit/read/setting-parsers.ts';
import { editorSpec } from '../editor-spec.ts';
import { containsCode } from './edited-code.ts';

const shape = {
  ...fieldShape,
  /** Language of the code. `either`: JavaScript, stored as text, or JSONLogic, stored as an object. */
  language: oneOf('javascript', 'json', 'either'),
  /**
   * Setting that contains the code (`ScriptKind`, `validate.json` …). Determines which variables the code receives,
   * what it must set or return, and the examples.
   */
  kind: text(),
};

export type CodeProps = ParsedShape<typeof shape>;

/** Stored code: JavaScript as text, or a JSONLogic object. */
export type CodeValue = unknown;

/** Spec of the builder's code editor. It doesn't validate code: errors are found when the code runs. */
export const code: ComponentSpec<CodeProps, CodeValue> = {
  ...editorSpec,
  type: 'code',
  props: propsSchema(shape),
  emptyValue: () => undefined,
  isEmpty: (value) => !containsCode(value),
  normalize: (value) => value,
};
