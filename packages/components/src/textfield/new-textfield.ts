import type { ComponentDefinition } from '@tideform/engine';

/** What a grid starts with: one question. */
export const newTextfield = (label: string): Omit<ComponentDefinition, 'key'> & { readonly type: string } => ({
  type: 'textfield',
  label,
  input: true,
});
