import type { ComponentSpec } from '@tideform/engine';
import { propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

const shape = { label: text() };

export type PageBreakProps = Read<typeof shape>;

/** Spec of a page break of the PDF. Invisible on screen. */
export const pageBreak: ComponentSpec<PageBreakProps, never> = {
  ...layoutSpec,
  type: 'pageBreak',
  isUnseen: true,
  props: propsSchema(shape),
  children: () => [],
};
