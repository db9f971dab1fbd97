import { type ComponentSpec, isRecord } from '@tideform/engine';
import { type Choice, choices } from '../../kit/read/choice.ts';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { anything, flag, propsSchema, type Read, text } from '../../kit/read/lenient.ts';
import { editorSpec } from '../editor-spec.ts';

const shape = {
  ...fieldShape,
  data: (raw: unknown): readonly Choice[] => choices(isRecord(raw) ? raw.values : undefined),
  /** Where the edited component keeps its choices, such as `data.values`: those are offered, as they are now. */
  choicesIn: text(),
  /** The edited component stores whether each choice is selected: `{ a: true, b: false }`. */
  isSelection: flag(),
  defaultValue: anything(),
};

export type PickedChoiceProps = Read<typeof shape>;

/**
 * Builder only: one of many choices, found by typing; or one of the edited component's own, several where it takes several, and any
 * number where it stores a selection.
 */
export const pickedChoice: ComponentSpec<PickedChoiceProps, unknown> = {
  ...editorSpec,
  type: 'pickedChoice',
  props: propsSchema(shape),
  emptyValue: ({ defaultValue }) => defaultValue ?? '',
  isEmpty: (value) => value == null || value === '' || (Array.isArray(value) && value.length === 0),
  normalize: (value) => value,
};
