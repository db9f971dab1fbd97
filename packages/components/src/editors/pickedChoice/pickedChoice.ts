import { type ComponentSpec, isRecord } from '@tideform/engine';
import { type Choice, parseChoiceList } from '../../kit/read/choice.ts';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { anything, flag, type ParsedShape, propsSchema, text } from '../../kit/read/setting-parsers.ts';
import { editorSpec } from '../editor-spec.ts';

const shape = {
  ...fieldShape,
  data: (raw: unknown): readonly Choice[] => parseChoiceList(isRecord(raw) ? raw.values : undefined),
  /** Property path of the choices in the edited component, such as `data.values`. */
  choicesIn: text(),
  /** Whether the edited component stores a boolean per choice: `{ a: true, b: false }`. */
  isSelection: flag(),
  defaultValue: anything(),
};

export type PickedChoiceProps = ParsedShape<typeof shape>;

/**
 * Spec of the builder's editor for choosing from a long list with a search input, or from the edited component's own
 * choices.
 */
export const pickedChoice: ComponentSpec<PickedChoiceProps, unknown> = {
  ...editorSpec,
  type: 'pickedChoice',
  props: propsSchema(shape),
  emptyValue: ({ defaultValue }) => defaultValue ?? '',
  isEmpty: (value) => value == null || value === '' || (Array.isArray(value) && value.length === 0),
  normalize: (value) => value,
};
