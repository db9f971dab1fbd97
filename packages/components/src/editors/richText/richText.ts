import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { amount, anything, propsSchema, type Read } from '../../kit/read/lenient.ts';
import { textSpec } from '../../kit/rules/text-spec.ts';
import { editorSpec } from '../editor-spec.ts';

const shape = { ...fieldShape, rows: amount(), defaultValue: anything() };

export type RichTextProps = Read<typeof shape>;

/** Builder only: HTML that an author writes with tools, or as its source. */
export const richText: ComponentSpec<RichTextProps, string> = {
  ...editorSpec,
  type: 'richText',
  props: propsSchema(shape),
  emptyValue: ({ defaultValue }) => textSpec.normalize(defaultValue ?? ''),
  isEmpty: textSpec.isEmpty,
  normalize: textSpec.normalize,
};
