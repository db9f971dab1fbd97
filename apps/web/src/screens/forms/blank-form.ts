import type { FormDefinition } from '@tideform/engine';

/** A new form: nothing to ask yet, and the button that a single page must have. */
export const blankForm: FormDefinition = {
  display: 'form',
  components: [
    {
      type: 'button',
      key: 'submit',
      label: 'Submit',
      action: 'submit',
      theme: 'primary',
      disableOnInvalid: true,
      input: true,
    },
  ],
};
