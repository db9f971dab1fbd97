import { z } from 'zod/mini';
import { rawSlotsOf } from './child-slots.ts';
import { findHostileJson, hasRefusedName } from './find-hostile-json.ts';
import type { ComponentDefinition, FormDefinition } from './form-definition.ts';
import type { FormProblem, FormWarning } from './form-problem.ts';

export type ParsedForm =
  | { readonly ok: true; readonly form: FormDefinition; readonly warnings: readonly FormWarning[] }
  | { readonly ok: false; readonly problems: readonly FormProblem[] };

const formShape = z.looseObject({ components: z.array(z.unknown()), display: z.optional(z.string()) });

const componentShape = z.looseObject({
  type: z.string().check(z.minLength(1)),
  key: z.optional(z.string()),
  label: z.optional(z.string()),
});

/** Values of a stored form. One with more than `formLimits.values` opens with a notice in place of what is too large (ENG-8). */
const mostValues = 1_000_000;

/**
 * Reads a stored or pasted form. Lenient where real forms are odd (unknown types and properties, missing keys and
 * labels), strict where a value could harm. The form is the given object itself, so that nothing can be lost.
 */
export function parseForm(json: unknown): ParsedForm {
  const hostile = findHostileJson(json, mostValues);
  if (hostile) return { ok: false, problems: [hostile] };
  if (!formShape.safeParse(json).success) return { ok: false, problems: [{ code: 'not-a-form', path: '' }] };
  const form = json as FormDefinition;
  const problems: FormProblem[] = [];
  const warnings: FormWarning[] = [];
  checkList(form.components, 'components', problems, warnings);
  return problems.length === 0 ? { ok: true, form, warnings } : { ok: false, problems };
}

function checkList(list: readonly unknown[], path: string, problems: FormProblem[], warnings: FormWarning[]): void {
  for (const [index, component] of list.entries()) {
    checkComponent(component, `${path}[${index}]`, problems, warnings);
  }
}

function checkComponent(value: unknown, path: string, problems: FormProblem[], warnings: FormWarning[]): void {
  const parsed = componentShape.safeParse(value);
  if (!parsed.success) {
    problems.push(...parsed.error.issues.map((issue) => problemOf(issue, value, path)));
    return;
  }
  const definition = value as ComponentDefinition;
  if (hasRefusedName(definition.key ?? '')) problems.push({ code: 'refused-name', path: `${path}.key` });
  if (!definition.key) warnings.push({ code: 'missing-key', path });
  for (const slot of rawSlotsOf(definition)) {
    const place = slot.name === 'components' ? `${path}.components` : `${path}.${slot.name}.components`;
    checkList(slot.components, place, problems, warnings);
  }
}

function problemOf(issue: z.core.$ZodIssue, value: unknown, path: string): FormProblem {
  const [property] = issue.path;
  if (property === undefined) return { code: 'not-a-component', path };
  const isMissing = property === 'type' && !(value as ComponentDefinition).type;
  return { code: isMissing ? 'missing-type' : 'wrong-type', path: `${path}.${String(property)}` };
}
