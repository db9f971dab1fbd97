import { findChildSlots } from './child-slots.ts';
import { findHostileJson } from './find-hostile-json.ts';
import type { ComponentDefinition, FormError } from './form-definition.ts';
import { computeComponentCost } from './limits/component-cost.ts';
import { type FormLimit, formLimits } from './limits/form-limits.ts';
import { countFields } from './limits/limit-form.ts';
import { type FormResult, parseForm } from './parse-form.ts';

/** Settings that must be lists or objects. Real forms store a missing one as null, '' or, if written by PHP, as []. */
const listSettings = ['components', 'logic'];
const objectSettings = ['validate', 'conditional', 'errors'];

/**
 * Validates a form before it is imported or published. In addition to `parseForm` it rejects settings of an unexpected
 * type, and forms over a limit (`formLimits`), which would freeze the page. Stored forms are only parsed with
 * `parseForm`, so that they can be opened and repaired.
 */
export function validateForm(json: unknown): FormResult {
  const parsed = parseForm(json);
  if (!parsed.ok) return parsed;
  const counts: FormSizeCounts = {
    components: 0,
    fields: 0,
    logicRules: 0,
    values: 0,
    totalLength: 0,
    totalElements: 0,
  };
  const errors: FormError[] = [];
  validateList(parsed.form.components, 'components', counts, errors);
  counts.fields = parsed.form.components.reduce((sum, definition) => sum + countFields(definition), 0);
  errors.push(...findGridsOverLimit(parsed.form.components));
  for (const what of ['components', 'logicRules', 'fields', 'values', 'totalLength', 'totalElements'] as const) {
    const isNamed = errors.some(({ limit }) => limit?.what === what);
    if (counts[what] > formLimits[what] && !isNamed) errors.push(createLimitError(what, ''));
  }
  const hostile = errors.length === 0 ? findHostileJson(json) : undefined;
  if (hostile) errors.push(hostile);
  return errors.length === 0 ? parsed : { ok: false, problems: errors.slice(0, 20) };
}

type FormSizeCounts = Record<
  'components' | 'fields' | 'logicRules' | 'values' | 'totalLength' | 'totalElements',
  number
>;

function validateList(
  components: readonly ComponentDefinition[],
  path: string,
  counts: FormSizeCounts,
  errors: FormError[],
): void {
  for (const [index, definition] of components.entries()) {
    validateComponent(definition, `${path}[${index}]`, counts, errors);
  }
}

function validateComponent(
  definition: ComponentDefinition,
  path: string,
  counts: FormSizeCounts,
  errors: FormError[],
): void {
  const { length, elements, logicRules, values, exceededLimits: excesses } = computeComponentCost(definition);
  counts.components += 1;
  counts.logicRules += logicRules;
  counts.values += values;
  counts.totalLength += length;
  counts.totalElements += elements;
  errors.push(...findWrongTypes(definition, path));
  errors.push(
    ...excesses.map((one) =>
      createLimitError(one.what, one.path === '' ? path : `${path}.${one.path}`, getName(definition)),
    ),
  );
  for (const { name, components } of findChildSlots(definition)) {
    const slotPath = name === 'components' ? name : `${name}.components`;
    validateList(components, `${path}.${slotPath}`, counts, errors);
  }
}

/** Reports grids whose initial rows alone exceed the maximum number of fields. */
function findGridsOverLimit(components: readonly ComponentDefinition[]): readonly FormError[] {
  return components.flatMap((definition, index) =>
    countFields(definition) > formLimits.fields
      ? [createLimitError('fields', `components[${index}]`, getName(definition))]
      : [],
  );
}

const MAX_NAME_LENGTH = 80;

/** Returns the name of a component for an error message. */
function getName({ label, key, type }: ComponentDefinition): string {
  return String(label || key || type).slice(0, MAX_NAME_LENGTH);
}

function findWrongTypes(definition: ComponentDefinition, path: string): readonly FormError[] {
  const isAbsent = (value: unknown) => value === undefined || value === null || value === '';
  const isObject = (value: unknown) => typeof value === 'object' && (!Array.isArray(value) || value.length === 0);
  const wrong = [
    ...listSettings.filter((name) => !isAbsent(definition[name]) && !Array.isArray(definition[name])),
    ...objectSettings.filter((name) => !isAbsent(definition[name]) && !isObject(definition[name])),
  ];
  return wrong.map((name) => ({ code: 'wrong-type', path: `${path}.${name}` }));
}

const createLimitError = (what: FormLimit, path: string, name?: string): FormError => ({
  code: 'too-many',
  path,
  limit: { what, most: formLimits[what] },
  ...(name !== undefined && { name }),
});
