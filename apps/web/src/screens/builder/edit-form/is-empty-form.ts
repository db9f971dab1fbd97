import { isSubmitButton } from '@tideform/components/specs';
import { type FormDefinition, walkComponents } from '@tideform/engine';

/** Whether nothing was built: no component at all, or a submit button alone. */
export function isEmptyForm(form: FormDefinition): boolean {
  const [first, second] = walkComponents(form);
  if (second) return false;
  return !first || isSubmitButton(first.definition);
}
