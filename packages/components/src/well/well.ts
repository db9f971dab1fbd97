import type { ComponentSpec } from '@tideform/engine';
import { heldComponents } from '../kit/read/child-slots.ts';
import { propsSchema, type Read } from '../kit/read/lenient.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

const shape = {};

export type WellProps = Read<typeof shape>;

/** A part of a form on a ground of its own, without a title. */
export const well: ComponentSpec<WellProps, never> = {
  ...layoutSpec,
  type: 'well',
  props: propsSchema(shape),
  children: heldComponents,
};
