import type { ComponentSpec } from '@tideform/engine';
import { type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

const shape = {
  label: text(),
  /** HTML that the author wrote. NOTE: untrusted; it must be sanitized before rendering. */
  html: text(),
};

export type ContentProps = ParsedShape<typeof shape>;

/** Component spec of a content block: rich text that the author wrote. */
export const content: ComponentSpec<ContentProps, never> = {
  ...layoutSpec,
  type: 'content',
  props: propsSchema(shape),
  htmlTemplates: ['html'],
  children: () => [],
};
