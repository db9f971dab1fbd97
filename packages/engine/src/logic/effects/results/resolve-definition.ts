import { hasForbiddenName } from '../../../definition/find-hostile-json.ts';
import type { ComponentDefinition } from '../../../definition/form-definition.ts';
import { isTrue, toRecord } from '../../../definition/read-property.ts';
import type { FieldInstance } from '../../../fields/field-instance.ts';
import { isRecord } from '../../../json/is-record.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

/** Properties that logic cannot change while a form is being answered. */
const fixedProperties: ReadonlySet<string> = new Set([
  'type',
  'key',
  'input',
  'components',
  'columns',
  'rows',
  'logic',
]);

/**
 * Returns the definition with all active `logic` entries and rendered templates applied; the stored definition if
 * nothing changes it.
 */
export function resolveDefinition({ plan, logic, texts }: FieldInstance): ComponentDefinition {
  let definition: JsonRecord = plan.definition;
  for (const [index, stored] of getEntries(plan.definition).entries()) {
    const entry = logic?.get(index);
    if (!entry?.isOn) continue;
    for (const action of getActions(stored)) definition = setProperty(definition, action);
    for (const schema of entry.schemas.values()) definition = mergeJson(definition, schema);
  }
  for (const [name, text] of Object.entries(texts)) {
    if (definition[name] === plan.definition[name]) definition = { ...definition, [name]: text };
  }
  return definition as ComponentDefinition;
}

function getEntries(definition: ComponentDefinition): readonly JsonRecord[] {
  return Array.isArray(definition.logic) ? definition.logic.map(toRecord) : [];
}

function getActions({ actions }: JsonRecord): readonly JsonRecord[] {
  return Array.isArray(actions) ? actions.map(toRecord) : [];
}

/** Applies an action of the type `property`, which sets a boolean or a text. */
function setProperty(definition: JsonRecord, { type, property, state, text }: JsonRecord): JsonRecord {
  const { value: name, type: kind } = toRecord(property);
  if (type !== 'property' || typeof name !== 'string' || name === '') return definition;
  const value = kind === 'string' ? String(text ?? '') : isTrue(state);
  return mergeJson(
    definition,
    name.split('.').reduceRight<unknown>((nested, step) => ({ [step]: nested }), value) as JsonRecord,
  );
}

/** Merges objects deeply; other values are replaced. */
function mergeJson(target: JsonRecord, source: JsonRecord, isTop = true): JsonRecord {
  const merged: Record<string, unknown> = { ...target };
  for (const [name, value] of Object.entries(source)) {
    if (hasForbiddenName(name) || (isTop && fixedProperties.has(name))) continue;
    const before = Object.hasOwn(target, name) ? target[name] : undefined;
    merged[name] = isRecord(before) && isRecord(value) ? mergeJson(before, value, false) : value;
  }
  return merged;
}
