import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { oneOf, propsSchema, type Read, text } from '../../kit/read/lenient.ts';
import { editorSpec } from '../editor-spec.ts';
import { hasCode } from './edited-code.ts';

const shape = {
  ...fieldShape,
  /** `either`: JavaScript is stored as text, JSONLogic as an object. */
  language: oneOf('javascript', 'json', 'either'),
  /**
   * Setting that contains the code (`ScriptKind`, `validate.json` …): determines the input, the result and the
   * examples.
   */
  kind: text(),
};

export type CodeProps = Read<typeof shape>;

/** Stored code: JavaScript as text, or a JSONLogic object. */
export type CodeValue = unknown;

/** Spec of the builder's code editor. Errors in code are found when it runs. */
export const code: ComponentSpec<CodeProps, CodeValue> = {
  ...editorSpec,
  type: 'code',
  props: propsSchema(shape),
  emptyValue: () => undefined,
  isEmpty: (value) => !hasCode(value),
  normalize: (value) => value,
};
