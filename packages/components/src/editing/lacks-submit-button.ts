import { type FormDefinition, walkComponents } from '@tideform/engine';
import { isSubmitButton } from '../specs.ts';

/**
 * Returns whether a form can't be submitted: it has a single page and no submit button. A wizard renders its own
 * button.
 */
export function lacksSubmitButton(form: FormDefinition): boolean {
  if (form.display === 'wizard') return false;
  for (const { definition } of walkComponents(form)) {
    if (isSubmitButton(definition)) return false;
  }
  return true;
}
