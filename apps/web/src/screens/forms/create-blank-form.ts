import { createSubmitButton } from '@tideform/components/form-parts';
import type { FormDefinition } from '@tideform/engine';

/** Returns the definition of a blank form: only the submit button that each page needs. */
export const createBlankForm = (submit: string): FormDefinition => ({
  display: 'form',
  components: [createSubmitButton(submit)],
});
