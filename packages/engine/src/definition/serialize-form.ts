import type { FormDefinition } from './form-definition.ts';

/** Writes a form as JSON text, indented by two spaces: everything that was loaded, in the order in which it was loaded. */
export function serializeForm(form: FormDefinition): string {
  return JSON.stringify(form, null, 2);
}
