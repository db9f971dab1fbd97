import type { ComponentDefinition } from '@tideform/engine';

/** The button that a form of one page must have. */
export const newSubmitButton = (label: string): ComponentDefinition => ({
  type: 'button',
  key: 'submit',
  label,
  action: 'submit',
  theme: 'primary',
  disableOnInvalid: true,
  input: true,
});
