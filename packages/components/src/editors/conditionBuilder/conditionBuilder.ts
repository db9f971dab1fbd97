import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { type ParsedShape, propsSchema } from '../../kit/read/setting-parsers.ts';
import { editorSpec } from '../editor-spec.ts';
import { hasJsonLogic, parseCondition } from './logic/parse-condition.ts';

export type ConditionBuilderProps = ParsedShape<typeof fieldShape>;

/** Stored `conditional` of a component. */
export type ConditionBuilderValue = unknown;

/**
 * Spec of the builder's editor for the condition that shows or hides a component. Every value is valid, because the
 * engine ignores comparisons with a nonexistent field.
 */
export const conditionBuilder: ComponentSpec<ConditionBuilderProps, ConditionBuilderValue> = {
  ...editorSpec,
  type: 'conditionBuilder',
  props: propsSchema(fieldShape),
  emptyValue: () => undefined,
  isEmpty: (value) => parseCondition(value).rows.length === 0 && !hasJsonLogic(value),
  normalize: (value) => value,
};
