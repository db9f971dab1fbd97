import type { ComponentSpec } from '@tideform/engine';
import { getComponentsSlot } from '../kit/read/child-slots.ts';
import { type ParsedShape, propsSchema } from '../kit/read/setting-parsers.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

const shape = {};

export type WellProps = ParsedShape<typeof shape>;

/** Component spec of a well: a section with its own background and without a title. */
export const well: ComponentSpec<WellProps, never> = {
  ...layoutSpec,
  type: 'well',
  props: propsSchema(shape),
  children: getComponentsSlot,
};
