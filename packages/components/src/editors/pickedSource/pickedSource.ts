import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { type ParsedShape, propsSchema } from '../../kit/read/setting-parsers.ts';
import { editorSpec } from '../editor-spec.ts';

const shape = { ...fieldShape };

export type PickedSourceProps = ParsedShape<typeof shape>;

/** Spec of the builder's editor for choosing a data source of the team, which is stored by its ID. */
export const pickedSource: ComponentSpec<PickedSourceProps, unknown> = {
  ...editorSpec,
  type: 'pickedSource',
  props: propsSchema(shape),
  emptyValue: () => '',
  isEmpty: (value) => value == null || value === '',
  normalize: (value) => value,
};
