import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { type ParsedShape, propsSchema } from '../../kit/read/setting-parsers.ts';
import { editorSpec } from '../editor-spec.ts';
import { type LogicRule, parseLogicRules } from './shape/logic-rule.ts';

export type LogicRulesProps = ParsedShape<typeof fieldShape>;

/** Stored `logic` of a component. */
export type LogicRulesValue = readonly LogicRule[];

/** Spec of the builder's editor for the logic rules of a component. Unknown properties of a rule are kept. */
export const logicRules: ComponentSpec<LogicRulesProps, LogicRulesValue> = {
  ...editorSpec,
  type: 'logicRules',
  props: propsSchema(fieldShape),
  emptyValue: () => [],
  isEmpty: (value) => parseLogicRules(value).length === 0,
  normalize: (value) => value as LogicRulesValue | undefined,
};
