import { isRecord } from '@tideform/engine';
import type { DraftComponent } from '../building/draft-component.ts';
import type { FormScope } from '../building/form-scope.ts';
import { addPropertyLogic } from '../logic/add-logic.ts';
import { type Json, resolveSchema, type SchemaContext, toList } from './schema.ts';

interface ConditionContext {
  readonly schemas: SchemaContext;
  readonly schema: Json;
  readonly uiSchema: Json;
  readonly scope: FormScope;
  readonly components: readonly DraftComponent[];
  readonly path: string;
  readonly depth: number;
  readonly readObject: (
    schemas: SchemaContext,
    schema: Json,
    uiSchema: Json,
    scope: FormScope,
    path: string,
    depth: number,
  ) => readonly DraftComponent[];
}

type Rule = unknown;

/**
 * Reads the conditional parts of an object schema: `if`, `then` and `else`, `dependencies`. Conditionally required
 * properties get a validation rule, and conditionally present properties get a display condition.
 */
export function readConditions(context: ConditionContext): readonly DraftComponent[] {
  const { schema, components } = context;
  const all = [...components];
  const conditions = [schema, ...toList(schema.allOf).filter(isRecord)];
  for (const one of conditions) {
    const condition = isRecord(one.if) ? createConditionRule(one.if, context.scope) : undefined;
    if (condition === undefined) continue;
    addConditionalSchema(context, all, one.then, condition);
    addConditionalSchema(context, all, one.else, { '!': [condition] });
  }
  const dependencies = [schema.dependencies, schema.dependentRequired, schema.dependentSchemas].filter(isRecord);
  for (const [name, requiredNames] of dependencies.flatMap((one) => Object.entries(one)))
    addDependency(context, all, name, requiredNames);
  return all;
}

function addDependency(context: ConditionContext, all: DraftComponent[], name: string, dependency: unknown): void {
  const answer = { var: formatVariable(context.scope, name) };
  const isAnswered = { '!': [{ in: [answer, ['', null, false]] }] };
  const options = isRecord(dependency) ? toList(dependency.oneOf ?? dependency.anyOf) : [];
  if (Array.isArray(dependency)) addConditionalRequired(all, dependency, isAnswered);
  else if (options.length === 0) addConditionalSchema(context, all, dependency, isAnswered);
  for (const option of options) {
    const createFullRule = resolveSchema(option, context.schemas.root);
    const { [name]: ownSchema, ...others } = isRecord(createFullRule.properties) ? createFullRule.properties : {};
    const condition = isRecord(ownSchema) ? createValueRule(ownSchema, answer) : undefined;
    if (condition !== undefined)
      addConditionalSchema(
        context,
        all,
        {
          ...createFullRule,
          properties: others,
          required: toList(createFullRule.required).filter((one) => one !== name),
        },
        condition,
      );
  }
}

/** Adds the properties that an object only has while a condition is true. */
function addConditionalSchema(
  context: ConditionContext,
  all: DraftComponent[],
  schema: unknown,
  condition: Rule,
): void {
  if (!isRecord(schema)) return;
  const full = resolveSchema(schema, context.schemas.root);
  const properties = isRecord(full.properties) ? full.properties : {};
  const known = new Set(all.map(({ key }) => key));
  const newComponents = Object.fromEntries(Object.entries(properties).filter(([name]) => !known.has(name)));
  const { readObject, schemas, uiSchema, scope, path, depth } = context;
  for (const component of readObject(
    schemas,
    { properties: newComponents, required: toList(full.required) },
    uiSchema,
    scope,
    path,
    depth + 1,
  )) {
    component.conditional ??= { json: condition };
    all.push(component);
  }
  addConditionalRequired(
    all,
    toList(full.required).filter((name) => !Object.hasOwn(newComponents, String(name))),
    condition,
  );
}

function addConditionalRequired(all: readonly DraftComponent[], names: readonly unknown[], condition: Rule): void {
  for (const component of all)
    if (names.includes(component.key)) addPropertyLogic(component, 'validate.required', true, condition);
}

export const formatVariable = ({ path, rowsPathLength: rowsAt }: FormScope, name: string): string =>
  rowsAt === 0 ? ['data', ...path, name].join('.') : ['row', ...path.slice(rowsAt), name].join('.');

/** Converts an object schema to a condition on its answers; `undefined` if it has no equivalent. */
function createConditionRule(condition: Json, scope: FormScope): Rule | undefined {
  const rules: Rule[] = [];
  const properties = isRecord(condition.properties) ? condition.properties : {};
  for (const [name, schema] of Object.entries(properties)) {
    const rule = isRecord(schema) ? createValueRule(schema, { var: formatVariable(scope, name) }) : undefined;
    if (rule === undefined) return undefined;
    rules.push(rule);
  }
  for (const name of toList(condition.required)) {
    if (!Object.hasOwn(properties, String(name)))
      rules.push({ '!': [{ in: [{ var: formatVariable(scope, String(name)) }, ['', null]] }] });
  }
  if (rules.length === 0) return undefined;
  return rules.length === 1 ? rules[0] : { and: rules };
}

/** Converts a schema to a condition on one answer; `undefined` if it has no equivalent. */
export function createValueRule(schema: Json, answer: Rule): Rule | undefined {
  if ('const' in schema) return { '==': [answer, schema.const] };
  if (Array.isArray(schema.enum)) return { in: [answer, schema.enum] };
  if (isRecord(schema.not)) {
    const rule = createValueRule(schema.not, answer);
    return rule === undefined ? undefined : { '!': [rule] };
  }
  if (typeof schema.minimum === 'number')
    return { and: [{ '!': [{ in: [answer, ['', null]] }] }, { '>=': [answer, schema.minimum] }] };
  if (typeof schema.maximum === 'number')
    return { and: [{ '!': [{ in: [answer, ['', null]] }] }, { '<=': [answer, schema.maximum] }] };
  return undefined;
}
