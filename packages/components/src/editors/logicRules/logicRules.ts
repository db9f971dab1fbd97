import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { propsSchema, type Read } from '../../kit/read/lenient.ts';
import { editorSpec } from '../editor-spec.ts';
import { type LogicRule, rulesOf } from './shape/logic-rule.ts';

export type LogicRulesProps = Read<typeof fieldShape>;

/** `logic` of a component, as it is stored. */
export type LogicRulesValue = readonly LogicRule[];

/** Builder only: edits the rules that change a component while somebody answers. What a rule has besides stays. */
export const logicRules: ComponentSpec<LogicRulesProps, LogicRulesValue> = {
  ...editorSpec,
  type: 'logicRules',
  props: propsSchema(fieldShape),
  emptyValue: () => [],
  isEmpty: (value) => rulesOf(value).length === 0,
  normalize: (value) => value as LogicRulesValue | undefined,
};
