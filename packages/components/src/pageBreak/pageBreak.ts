import type { ComponentSpec } from '@tideform/engine';
import { type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

const shape = { label: text() };

export type PageBreakProps = ParsedShape<typeof shape>;

/** Component spec of a page break in the PDF. It is invisible on screen. */
export const pageBreak: ComponentSpec<PageBreakProps, never> = {
  ...layoutSpec,
  type: 'pageBreak',
  isUnseen: true,
  props: propsSchema(shape),
  children: () => [],
};
