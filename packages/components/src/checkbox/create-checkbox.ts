import type { ComponentDefinition } from '@tideform/engine';

/** Creates a checkbox component. */
export const createCheckbox = (label: string): Omit<ComponentDefinition, 'key'> & { readonly type: string } => ({
  type: 'checkbox',
  label,
  input: true,
});
