import type { ComponentDefinition } from '@tideform/engine';

/** Creates a text field component, for example the first column of a grid. */
export const createTextfield = (label: string): Omit<ComponentDefinition, 'key'> & { readonly type: string } => ({
  type: 'textfield',
  label,
  input: true,
});
