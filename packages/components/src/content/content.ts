import type { ComponentSpec } from '@tideform/engine';
import { propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

const shape = {
  label: text(),
  /** HTML that the author wrote. NOTE: untrusted; it must be sanitized before rendering. */
  html: text(),
};

export type ContentProps = Read<typeof shape>;

/** Component spec of a content block: rich text that the author wrote. */
export const content: ComponentSpec<ContentProps, never> = {
  ...layoutSpec,
  type: 'content',
  props: propsSchema(shape),
  htmlTemplates: ['html'],
  children: () => [],
};
