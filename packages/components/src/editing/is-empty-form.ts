import { type FormDefinition, walkComponents } from '@tideform/engine';
import { isSubmitButton } from '../specs.ts';

/** Returns whether a form has no components, or only a submit button. */
export function isEmptyForm(form: FormDefinition): boolean {
  const [first, second] = walkComponents(form);
  if (second) return false;
  return !first || isSubmitButton(first.definition);
}
