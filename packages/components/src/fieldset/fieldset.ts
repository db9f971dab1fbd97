import type { ComponentSpec } from '@tideform/engine';
import { heldComponents } from '../kit/read/child-slots.ts';
import { flag, propsSchema, type Read, text } from '../kit/read/lenient.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

const shape = { legend: text(), hideLabel: flag(), tooltip: text() };

export type FieldsetProps = Read<typeof shape>;

/** Fields that belong together, with a legend that screen readers say before each of them. */
export const fieldset: ComponentSpec<FieldsetProps, never> = {
  ...layoutSpec,
  type: 'fieldset',
  props: propsSchema(shape),
  children: heldComponents,
};
