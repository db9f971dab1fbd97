import { hasRefusedName } from '../../../definition/find-hostile-json.ts';
import type { ComponentDefinition } from '../../../definition/form-definition.ts';
import { isTrue, recordOf } from '../../../definition/read-property.ts';
import type { FieldInstance } from '../../../fields/field-instance.ts';
import { isRecord } from '../../../json/is-record.ts';

type Json = Readonly<Record<string, unknown>>;

/** Properties that logic cannot change while a form is being answered. */
const fixed: ReadonlySet<string> = new Set(['type', 'key', 'input', 'components', 'columns', 'rows', 'logic']);

/**
 * Returns the definition with all active `logic` entries and rendered templates applied; the stored definition if nothing
 * changes it.
 */
export function resolveDefinition({ plan, logic, texts }: FieldInstance): ComponentDefinition {
  let definition: Json = plan.definition;
  for (const [index, stored] of storedEntries(plan.definition).entries()) {
    const entry = logic?.get(index);
    if (!entry?.isOn) continue;
    for (const action of storedActions(stored)) definition = withProperty(definition, action);
    for (const schema of entry.schemas.values()) definition = merge(definition, schema);
  }
  for (const [name, text] of Object.entries(texts)) {
    if (definition[name] === plan.definition[name]) definition = { ...definition, [name]: text };
  }
  return definition as ComponentDefinition;
}

function storedEntries(definition: ComponentDefinition): readonly Json[] {
  return Array.isArray(definition.logic) ? definition.logic.map(recordOf) : [];
}

function storedActions({ actions }: Json): readonly Json[] {
  return Array.isArray(actions) ? actions.map(recordOf) : [];
}

/** Applies an action of the type `property`, which sets a boolean or a text. */
function withProperty(definition: Json, { type, property, state, text }: Json): Json {
  const { value: name, type: kind } = recordOf(property);
  if (type !== 'property' || typeof name !== 'string' || name === '') return definition;
  const value = kind === 'string' ? String(text ?? '') : isTrue(state);
  return merge(
    definition,
    name.split('.').reduceRight<unknown>((context, step) => ({ [step]: context }), value) as Json,
  );
}

/** Merges objects deeply; other values are replaced. */
function merge(onto: Json, from: Json, isTop = true): Json {
  const merged: Record<string, unknown> = { ...onto };
  for (const [name, value] of Object.entries(from)) {
    if (hasRefusedName(name) || (isTop && fixed.has(name))) continue;
    const before = Object.hasOwn(onto, name) ? onto[name] : undefined;
    merged[name] = isRecord(before) && isRecord(value) ? merge(before, value, false) : value;
  }
  return merged;
}
