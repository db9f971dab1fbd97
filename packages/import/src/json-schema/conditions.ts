import { isRecord } from '@tideform/engine';
import type { DraftComponent } from '../building/draft-component.ts';
import type { FormPlace } from '../building/form-place.ts';
import { setWhile } from '../logic/write-logic.ts';
import { type Json, listOf, resolved, type Schemas } from './schema.ts';

interface Given {
  readonly schemas: Schemas;
  readonly schema: Json;
  readonly uiSchema: Json;
  readonly place: FormPlace;
  readonly components: readonly DraftComponent[];
  readonly path: string;
  readonly depth: number;
  readonly readObject: (
    schemas: Schemas,
    schema: Json,
    uiSchema: Json,
    place: FormPlace,
    path: string,
    depth: number,
  ) => readonly DraftComponent[];
}

type Rule = unknown;

/**
 * What else an object has while something holds: `if`, `then` and `else`, `dependencies`. What is only required then
 * is required by a rule; what is only there then is shown by a condition.
 */
export function readConditions(given: Given): readonly DraftComponent[] {
  const { schema, components } = given;
  const all = [...components];
  const conditions = [schema, ...listOf(schema.allOf).filter(isRecord)];
  for (const one of conditions) {
    const holds = isRecord(one.if) ? ruleOf(one.if, given.place) : undefined;
    if (holds === undefined) continue;
    addWhile(given, all, one.then, holds);
    addWhile(given, all, one.else, { '!': [holds] });
  }
  const dependencies = [schema.dependencies, schema.dependentRequired, schema.dependentSchemas].filter(isRecord);
  for (const [name, wanted] of dependencies.flatMap((one) => Object.entries(one)))
    addDependency(given, all, name, wanted);
  return all;
}

function addDependency(given: Given, all: DraftComponent[], name: string, wanted: unknown): void {
  const answer = { var: variable(given.place, name) };
  const isThere = { '!': [{ in: [answer, ['', null, false]] }] };
  const options = isRecord(wanted) ? listOf(wanted.oneOf ?? wanted.anyOf) : [];
  if (Array.isArray(wanted)) requireWhile(all, wanted, isThere);
  else if (options.length === 0) addWhile(given, all, wanted, isThere);
  for (const option of options) {
    const full = resolved(option, given.schemas.root);
    const { [name]: own, ...others } = isRecord(full.properties) ? full.properties : {};
    const holds = isRecord(own) ? valueRule(own, answer) : undefined;
    if (holds !== undefined)
      addWhile(
        given,
        all,
        { ...full, properties: others, required: listOf(full.required).filter((one) => one !== name) },
        holds,
      );
  }
}

/** What an object has more of while a rule holds. */
function addWhile(given: Given, all: DraftComponent[], more: unknown, holds: Rule): void {
  if (!isRecord(more)) return;
  const full = resolved(more, given.schemas.root);
  const properties = isRecord(full.properties) ? full.properties : {};
  const known = new Set(all.map(({ key }) => key));
  const fresh = Object.fromEntries(Object.entries(properties).filter(([name]) => !known.has(name)));
  const { readObject, schemas, uiSchema, place, path, depth } = given;
  for (const component of readObject(
    schemas,
    { properties: fresh, required: listOf(full.required) },
    uiSchema,
    place,
    path,
    depth + 1,
  )) {
    component.conditional ??= { json: holds };
    all.push(component);
  }
  requireWhile(
    all,
    listOf(full.required).filter((name) => !Object.hasOwn(fresh, String(name))),
    holds,
  );
}

function requireWhile(all: readonly DraftComponent[], names: readonly unknown[], holds: Rule): void {
  for (const component of all) if (names.includes(component.key)) setWhile(component, 'validate.required', true, holds);
}

export const variable = ({ path, rowsAt }: FormPlace, name: string): string =>
  rowsAt === 0 ? ['data', ...path, name].join('.') : ['row', ...path.slice(rowsAt), name].join('.');

/** What a schema says of answers that are there; `undefined`: more than can be said as a rule. */
function ruleOf(condition: Json, place: FormPlace): Rule | undefined {
  const rules: Rule[] = [];
  const properties = isRecord(condition.properties) ? condition.properties : {};
  for (const [name, schema] of Object.entries(properties)) {
    const rule = isRecord(schema) ? valueRule(schema, { var: variable(place, name) }) : undefined;
    if (rule === undefined) return undefined;
    rules.push(rule);
  }
  for (const name of listOf(condition.required)) {
    if (!Object.hasOwn(properties, String(name)))
      rules.push({ '!': [{ in: [{ var: variable(place, String(name)) }, ['', null]] }] });
  }
  if (rules.length === 0) return undefined;
  return rules.length === 1 ? rules[0] : { and: rules };
}

/** What a schema says of an answer; `undefined`: more than can be said as a rule. */
export function valueRule(schema: Json, answer: Rule): Rule | undefined {
  if ('const' in schema) return { '==': [answer, schema.const] };
  if (Array.isArray(schema.enum)) return { in: [answer, schema.enum] };
  if (isRecord(schema.not)) {
    const rule = valueRule(schema.not, answer);
    return rule === undefined ? undefined : { '!': [rule] };
  }
  if (typeof schema.minimum === 'number')
    return { and: [{ '!': [{ in: [answer, ['', null]] }] }, { '>=': [answer, schema.minimum] }] };
  if (typeof schema.maximum === 'number')
    return { and: [{ '!': [{ in: [answer, ['', null]] }] }, { '<=': [answer, schema.maximum] }] };
  return undefined;
}
