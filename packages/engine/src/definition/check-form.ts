import { childSlotsOf } from './child-slots.ts';
import { findHostileJson } from './find-hostile-json.ts';
import type { ComponentDefinition } from './form-definition.ts';
import type { FormProblem } from './form-problem.ts';
import { fieldsOf } from './limits/bound-form.ts';
import { type FormLimit, formLimits } from './limits/form-limits.ts';
import { weighComponent } from './limits/weigh-component.ts';
import { type ParsedForm, parseForm } from './parse-form.ts';

/** Settings that are read as lists or as objects; form.io's files write null, '' and, written by PHP, [] for none. */
const listed = ['components', 'logic'];
const held = ['validate', 'conditional', 'errors'];

/**
 * Reads a form that is about to be imported or published, and refuses what would harm whoever opens it: all that
 * `parseForm` refuses, settings of another type than anybody expects, and more of anything than a page can bear.
 * Stored forms are read by `parseForm` alone: they can be opened, and mended.
 */
export function checkForm(json: unknown): ParsedForm {
  const parsed = parseForm(json);
  if (!parsed.ok) return parsed;
  const counts: Counts = { components: 0, fields: 0, logicRules: 0, values: 0, totalLength: 0, totalElements: 0 };
  const problems: FormProblem[] = [];
  checkList(parsed.form.components, 'components', counts, problems);
  counts.fields = parsed.form.components.reduce((sum, definition) => sum + fieldsOf(definition), 0);
  problems.push(...grownGrids(parsed.form.components));
  for (const what of ['components', 'logicRules', 'fields', 'values', 'totalLength', 'totalElements'] as const) {
    const isNamed = problems.some(({ limit }) => limit?.what === what);
    if (counts[what] > formLimits[what] && !isNamed) problems.push(excess(what, ''));
  }
  const hostile = problems.length === 0 ? findHostileJson(json) : undefined;
  if (hostile) problems.push(hostile);
  return problems.length === 0 ? parsed : { ok: false, problems: problems.slice(0, 20) };
}

type Counts = Record<'components' | 'fields' | 'logicRules' | 'values' | 'totalLength' | 'totalElements', number>;

function checkList(
  components: readonly ComponentDefinition[],
  path: string,
  counts: Counts,
  problems: FormProblem[],
): void {
  for (const [index, definition] of components.entries()) {
    checkComponent(definition, `${path}[${index}]`, counts, problems);
  }
}

function checkComponent(definition: ComponentDefinition, path: string, counts: Counts, problems: FormProblem[]): void {
  const { length, elements, logicRules, values, excesses } = weighComponent(definition);
  counts.components += 1;
  counts.logicRules += logicRules;
  counts.values += values;
  counts.totalLength += length;
  counts.totalElements += elements;
  problems.push(...wrongTypes(definition, path));
  problems.push(
    ...excesses.map((one) => excess(one.what, one.path === '' ? path : `${path}.${one.path}`, nameOf(definition))),
  );
  for (const { name, components } of childSlotsOf(definition)) {
    const place = name === 'components' ? name : `${name}.components`;
    checkList(components, `${path}.${place}`, counts, problems);
  }
}

/** Grids whose first rows alone make more fields than a form may have. */
function grownGrids(components: readonly ComponentDefinition[]): readonly FormProblem[] {
  return components.flatMap((definition, index) =>
    fieldsOf(definition) > formLimits.fields ? [excess('fields', `components[${index}]`, nameOf(definition))] : [],
  );
}

const MOST_NAME = 80;

/** What people call a component, for a message. */
function nameOf({ label, key, type }: ComponentDefinition): string {
  return String(label || key || type).slice(0, MOST_NAME);
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

const excess = (what: FormLimit, path: string, name?: string): FormProblem => ({
  code: 'too-many',
  path,
  limit: { what, most: formLimits[what] },
  ...(name !== undefined && { name }),
});
