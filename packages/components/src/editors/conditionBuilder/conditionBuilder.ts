import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { propsSchema, type Read } from '../../kit/read/lenient.ts';
import { editorSpec } from '../editor-spec.ts';
import { hasJsonLogic, readConditions } from './logic/condition-shape.ts';

export type ConditionBuilderProps = Read<typeof fieldShape>;

/** `conditional` of a component, as it is stored. */
export type ConditionBuilderValue = unknown;

/**
 * Builder only: edits when a component is shown. It finds nothing wrong: a comparison without a field, or with one that
 * is gone, is left out by the engine.
 */
export const conditionBuilder: ComponentSpec<ConditionBuilderProps, ConditionBuilderValue> = {
  ...editorSpec,
  type: 'conditionBuilder',
  props: propsSchema(fieldShape),
  emptyValue: () => undefined,
  isEmpty: (value) => readConditions(value).rows.length === 0 && !hasJsonLogic(value),
  normalize: (value) => value,
};
