import { type FormDefinition, walkComponents } from '@tideform/engine';
import { isSubmitButton } from '../specs.ts';

/** Whether nothing was built: no component at all, or a submit button alone. */
export function isEmptyForm(form: FormDefinition): boolean {
  const [first, second] = walkComponents(form);
  if (second) return false;
  return !first || isSubmitButton(first.definition);
}
