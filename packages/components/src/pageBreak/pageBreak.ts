import type { ComponentSpec } from '@tideform/engine';
import { propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

const shape = { label: text() };

export type PageBreakProps = Read<typeof shape>;

/** Component spec of a page break in the PDF. It is invisible on screen. */
export const pageBreak: ComponentSpec<PageBreakProps, never> = {
  ...layoutSpec,
  type: 'pageBreak',
  isUnseen: true,
  props: propsSchema(shape),
  children: () => [],
};
