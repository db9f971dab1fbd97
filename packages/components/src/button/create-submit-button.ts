import type { ComponentDefinition } from '@tideform/engine';

/** Creates the submit button that a single-page form needs. */
export const createSubmitButton = (label: string): ComponentDefinition => ({
  type: 'button',
  key: 'submit',
  label,
  action: 'submit',
  theme: 'primary',
  disableOnInvalid: true,
  input: true,
});
