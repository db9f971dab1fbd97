import type { ComponentSpec } from '@tideform/engine';
import { getComponentsSlot } from '../kit/read/child-slots.ts';
import { flag, type ParsedShape, propsSchema, text } from '../kit/read/setting-parsers.ts';
import { layoutSpec } from '../kit/rules/layout-spec.ts';

const shape = { legend: text(), hideLabel: flag(), tooltip: text() };

export type FieldsetProps = ParsedShape<typeof shape>;

/** Component spec of a field set: related fields with a legend, which screen readers announce with each field. */
export const fieldset: ComponentSpec<FieldsetProps, never> = {
  ...layoutSpec,
  type: 'fieldset',
  props: propsSchema(shape),
  children: getComponentsSlot,
};
