import type { ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { anything, optionalNumber, type ParsedShape, propsSchema } from '../../kit/read/setting-parsers.ts';
import { textSpec } from '../../kit/rules/text-spec.ts';
import { editorSpec } from '../editor-spec.ts';

const shape = { ...fieldShape, rows: optionalNumber(), defaultValue: anything() };

export type RichTextProps = ParsedShape<typeof shape>;

/** Spec of the builder's editor for rich text, edited with a toolbar or as HTML source. */
export const richText: ComponentSpec<RichTextProps, string> = {
  ...editorSpec,
  type: 'richText',
  props: propsSchema(shape),
  emptyValue: ({ defaultValue }) => textSpec.normalize(defaultValue ?? ''),
  isEmpty: textSpec.isEmpty,
  normalize: textSpec.normalize,
};
