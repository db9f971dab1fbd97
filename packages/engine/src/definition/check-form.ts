import { childSlotsOf } from './child-slots.ts';
import type { ComponentDefinition } from './form-definition.ts';
import type { FormProblem } from './form-problem.ts';
import { type ParsedForm, parseForm } from './parse-form.ts';

/** Far above what people build: the largest of 60 collected forms has 311 components. Beyond, a page would stand still. */
export const formLimits = {
  components: 5_000,
  /** Fields that are there before anybody answered: those in default rows, too. */
  fields: 20_000,
  choices: 10_000,
  rows: 1_000,
  logicRules: 2_000,
  textLength: 500_000,
} as const;

/** Settings that are read as lists or as objects; form.io's files write null, '' and, written by PHP, [] for none. */
const listed = ['components', 'logic'];
const held = ['validate', 'conditional', 'errors'];
const texts = ['html', 'content', 'label', 'title', 'legend', 'description', 'tooltip', 'calculateValue'];

/**
 * Reads a form that is about to be imported or published, and refuses what would harm whoever opens it: all that
 * `parseForm` refuses, settings of another type than anybody expects, and more of anything than a page can bear.
 * Stored forms are read by `parseForm` alone: they can be opened, and mended.
 */
export function checkForm(json: unknown): ParsedForm {
  const parsed = parseForm(json);
  if (!parsed.ok) return parsed;
  const counts = { components: 0, logicRules: 0 };
  const problems: FormProblem[] = [];
  const fields = checkList(parsed.form.components, 'components', counts, problems);
  const most = { ...counts, fields };
  for (const what of ['components', 'logicRules', 'fields'] as const) {
    if (most[what] > formLimits[what]) problems.push(excess(what, ''));
  }
  return problems.length === 0 ? parsed : { ok: false, problems: problems.slice(0, 20) };
}

interface Counts {
  components: number;
  logicRules: number;
}

/** @returns how many fields a new response would have of it */
function checkList(
  components: readonly ComponentDefinition[],
  path: string,
  counts: Counts,
  problems: FormProblem[],
): number {
  return components.reduce((sum, definition, index) => {
    return sum + checkComponent(definition, `${path}[${index}]`, counts, problems);
  }, 0);
}

function checkComponent(
  definition: ComponentDefinition,
  path: string,
  counts: Counts,
  problems: FormProblem[],
): number {
  counts.components += 1;
  counts.logicRules += lengthOf(definition.logic);
  problems.push(...wrongTypes(definition, path), ...excesses(definition, path));
  let fields = 0;
  for (const { name, components } of childSlotsOf(definition)) {
    const place = name === 'components' ? name : `${name}.components`;
    fields += checkList(components, `${path}.${place}`, counts, problems);
  }
  return 1 + fields * Math.max(1, lengthOf(definition.defaultValue));
}

function wrongTypes(definition: ComponentDefinition, path: string): readonly FormProblem[] {
  const isNothing = (value: unknown) => value === undefined || value === null || value === '';
  const isObject = (value: unknown) => typeof value === 'object' && (!Array.isArray(value) || value.length === 0);
  const wrong = [
    ...listed.filter((name) => !isNothing(definition[name]) && !Array.isArray(definition[name])),
    ...held.filter((name) => !isNothing(definition[name]) && !isObject(definition[name])),
  ];
  return wrong.map((name) => ({ code: 'wrong-type', path: `${path}.${name}` }));
}

function excesses(definition: ComponentDefinition, path: string): readonly FormProblem[] {
  const { values, data, defaultValue } = definition;
  const dataValues = (data as { readonly values?: unknown } | null | undefined)?.values;
  return [
    ...(lengthOf(values) > formLimits.choices ? [excess('choices', `${path}.values`)] : []),
    ...(lengthOf(dataValues) > formLimits.choices ? [excess('choices', `${path}.data.values`)] : []),
    ...(lengthOf(defaultValue) > formLimits.rows ? [excess('rows', `${path}.defaultValue`)] : []),
    ...texts
      .filter((name) => String(definition[name] ?? '').length > formLimits.textLength)
      .map((name) => excess('textLength', `${path}.${name}`)),
  ];
}

const lengthOf = (value: unknown): number => (Array.isArray(value) ? value.length : 0);

const excess = (what: keyof typeof formLimits, path: string): FormProblem => ({
  code: 'too-many',
  path,
  limit: { what, most: formLimits[what] },
});
