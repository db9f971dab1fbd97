import type { ComponentDefinition, ComponentSpec } from '@tideform/engine';
import { fieldShape } from '../kit/read/field-shape.ts';
import { flag, type ParsedShape, propsSchema } from '../kit/read/setting-parsers.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const shape = { ...fieldShape, defaultValue: flag() };

export type CheckboxProps = ParsedShape<typeof shape>;

/** Component spec of a checkbox. */
export const checkbox: ComponentSpec<CheckboxProps, boolean> = {
  ...valueSpec,
  type: 'checkbox',
  valueKind: () => 'tick',
  cell: 'tick',
  asksFor: 'tick',
  props: propsSchema(shape),
  emptyValue: (props) => props.defaultValue,
  isEmpty: (value) => !value,
  anonymousAnswer: (value, _, begun) => (typeof value === 'boolean' || begun.includes(value) ? value : undefined),
  normalize: (value) => {
    if (value === 'true' || value === 1 || value === 'on') return true;
    if (value === 'false' || value === 0 || value === '' || value === null) return false;
    return value as boolean | undefined;
  },
};

/** Creates a checkbox component. */
export const createCheckbox = (label: string): Omit<ComponentDefinition, 'key'> & { readonly type: string } => ({
  type: 'checkbox',
  label,
  input: true,
});
