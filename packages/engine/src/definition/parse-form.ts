import { z } from 'zod/mini';
import { findRawSlots } from './child-slots.ts';
import { findHostileJson, hasForbiddenName } from './find-hostile-json.ts';
import type { ComponentDefinition, FormDefinition, FormError, FormWarning } from './form-definition.ts';
import { restoreTypes } from './upgrades/005-types-of-chefs.ts';

export type FormResult =
  | { readonly ok: true; readonly form: FormDefinition; readonly warnings: readonly FormWarning[] }
  | { readonly ok: false; readonly problems: readonly FormError[] };

const formShape = z.looseObject({ components: z.array(z.unknown()), display: z.optional(z.string()) });

const componentShape = z.looseObject({
  type: z.string().check(z.minLength(1)),
  key: z.optional(z.string()),
  label: z.optional(z.string()),
});

/**
 * Maximum values of a stored form. A form with more than `formLimits.values` opens with notices in place of components
 * that are too large (ENG-8).
 */
const maxValues = 1_000_000;

/**
 * Parses a stored or pasted form. Tolerates flaws of real forms (unknown types and properties, missing keys and
 * labels), but rejects dangerous values. The returned form is the passed object itself, so that nothing is lost.
 */
export function parseForm(json: unknown): FormResult {
  const hostile = findHostileJson(json, maxValues);
  if (hostile) return { ok: false, problems: [hostile] };
  if (!formShape.safeParse(json).success) return { ok: false, problems: [{ code: 'not-a-form', path: '' }] };
  const form = json as FormDefinition;
  const errors: FormError[] = [];
  const warnings: FormWarning[] = [];
  validateList(form.components, 'components', errors, warnings);
  return errors.length === 0 ? { ok: true, form, warnings } : { ok: false, problems: errors };
}

function validateList(list: readonly unknown[], path: string, errors: FormError[], warnings: FormWarning[]): void {
  for (const [index, component] of list.entries()) {
    validateComponent(component, `${path}[${index}]`, errors, warnings);
  }
}

function validateComponent(value: unknown, path: string, errors: FormError[], warnings: FormWarning[]): void {
  const parsed = componentShape.safeParse(value);
  if (!parsed.success) {
    errors.push(...parsed.error.issues.map((issue) => toFormError(issue, value, path)));
    return;
  }
  const definition = value as ComponentDefinition;
  if (hasForbiddenName(definition.key ?? '')) errors.push({ code: 'refused-name', path: `${path}.key` });
  if (!definition.key) warnings.push({ code: 'missing-key', path });
  for (const slot of findRawSlots(definition)) {
    const slotPath = slot.name === 'components' ? `${path}.components` : `${path}.${slot.name}.components`;
    validateList(slot.components, slotPath, errors, warnings);
  }
}

function toFormError(issue: z.core.$ZodIssue, value: unknown, path: string): FormError {
  const [property] = issue.path;
  if (property === undefined) return { code: 'not-a-component', path };
  const isMissing = property === 'type' && !(value as ComponentDefinition).type;
  return { code: isMissing ? 'missing-type' : 'wrong-type', path: `${path}.${String(property)}` };
}

/**
 * Serializes a form as JSON, indented by two spaces: with all loaded properties in their order, and each type under its
 * original name.
 */
export function serializeForm(form: FormDefinition): string {
  return JSON.stringify(restoreTypes(form), null, 2);
}
