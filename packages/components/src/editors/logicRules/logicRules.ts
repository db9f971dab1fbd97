import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { propsSchema, type Read } from '../../kit/read/lenient.ts';
import { editorSpec } from '../editor-spec.ts';
import { type LogicRule, parseRules } from './shape/logic-rule.ts';

export type LogicRulesProps = Read<typeof fieldShape>;

/** Stored `logic` of a component. */
export type LogicRulesValue = readonly LogicRule[];

/** Spec of the builder's editor for the logic rules of a component. Unknown properties of a rule are kept. */
export const logicRules: ComponentSpec<LogicRulesProps, LogicRulesValue> = {
  ...editorSpec,
  type: 'logicRules',
  props: propsSchema(fieldShape),
  emptyValue: () => [],
  isEmpty: (value) => parseRules(value).length === 0,
  normalize: (value) => value as LogicRulesValue | undefined,
};
