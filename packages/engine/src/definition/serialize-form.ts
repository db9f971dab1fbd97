import type { FormDefinition } from './form-definition.ts';
import { withOwnTypes } from './upgrades/005-types-of-chefs.ts';

/** Writes a form as JSON text, indented by two spaces: everything that was loaded, in the order in which it was loaded, each type under its own name. */
export function serializeForm(form: FormDefinition): string {
  return JSON.stringify(withOwnTypes(form), null, 2);
}
