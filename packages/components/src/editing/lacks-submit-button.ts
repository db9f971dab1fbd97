import { type FormDefinition, walkComponents } from '@tideform/engine';
import { isSubmitButton } from '../specs.ts';

/** Whether nobody could send the form in: one page and no submit button. A wizard brings its own. */
export function lacksSubmitButton(form: FormDefinition): boolean {
  if (form.display === 'wizard') return false;
  for (const { definition } of walkComponents(form)) {
    if (isSubmitButton(definition)) return false;
  }
  return true;
}
