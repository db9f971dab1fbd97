import type { ComponentSpec } from '@tideform/engine';
import { layoutSpec } from '../kit/layout-spec.ts';
import { propsSchema, type Read, text } from '../kit/lenient.ts';

const shape = {
  label: text(),
  /** HTML. NOTE: hostile. */
  html: text(),
};

export type ContentProps = Read<typeof shape>;

/** Rich text that an author wrote. */
export const content: ComponentSpec<ContentProps, never> = {
  ...layoutSpec,
  type: 'content',
  props: propsSchema(shape),
  children: () => [],
};
