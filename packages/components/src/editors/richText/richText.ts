import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { amount, anything, propsSchema, type Read } from '../../kit/read/lenient.ts';
import { textSpec } from '../../kit/rules/text-spec.ts';
import { editorSpec } from '../editor-spec.ts';

const shape = { ...fieldShape, rows: amount(), defaultValue: anything() };

export type RichTextProps = Read<typeof shape>;

/** Spec of the builder's editor for rich text, edited with a toolbar or as HTML source. */
export const richText: ComponentSpec<RichTextProps, string> = {
  ...editorSpec,
  type: 'richText',
  props: propsSchema(shape),
  emptyValue: ({ defaultValue }) => textSpec.normalize(defaultValue ?? ''),
  isEmpty: textSpec.isEmpty,
  normalize: textSpec.normalize,
};
