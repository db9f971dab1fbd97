import { newSubmitButton } from '@tideform/components/form-parts';
import type { FormDefinition } from '@tideform/engine';

/** A new form: nothing to ask yet, and the button that a single page must have. */
export const blankForm = (submit: string): FormDefinition => ({
  display: 'form',
  components: [newSubmitButton(submit)],
});
