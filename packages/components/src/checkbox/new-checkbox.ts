import type { ComponentDefinition } from '@tideform/engine';

/** A yes or no that one is asked for. */
export const newCheckbox = (label: string): Omit<ComponentDefinition, 'key'> & { readonly type: string } => ({
  type: 'checkbox',
  label,
  input: true,
});
