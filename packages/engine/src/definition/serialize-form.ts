import type { FormDefinition } from './form-definition.ts';
import { restoreTypes } from './upgrades/005-types-of-chefs.ts';

/**
 * Serializes a form as JSON, indented by two spaces: with all loaded properties in their order, and each type under its
 * original name.
 */
export function serializeForm(form: FormDefinition): string {
  return JSON.stringify(restoreTypes(form), null, 2);
}
