import type { ComponentSpec } from '@tideform/engine';
import { propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

const shape = {
  label: text(),
  /** HTML. NOTE: untrusted. */
  html: text(),
};

export type ContentProps = Read<typeof shape>;

/** Spec of an author's rich text. */
export const content: ComponentSpec<ContentProps, never> = {
  ...layoutSpec,
  type: 'content',
  props: propsSchema(shape),
  htmlTemplates: ['html'],
  children: () => [],
};
