import { collectKeys, createUniqueKey, generateKey, getFormFields } from '@tideform/components/editing';
import { specs } from '@tideform/components/specs';
import { type ComponentDefinition, type FormDefinition, walkComponents } from '@tideform/engine';

/** Whether a key has another meaning: a component type, or a property of every object. */
export function isReservedKey(key: string): boolean {
  return Object.hasOwn(specs, key) || key.split('.').some((name) => reservedNames.has(name));
}

const reservedNames: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

/** Returns the keys in the same scope as a component. A component with one of these keys would share its answer. */
export function getSiblingKeys(form: FormDefinition, component: ComponentDefinition): ReadonlySet<string> {
  const fields = [...getFormFields(form).byId.values()];
  const ownField = fields.find(({ definition }) => definition === component);
  if (!ownField) return new Set();
  return new Set(
    fields.filter(({ id, scope }) => id !== ownField.id && scope === ownField.scope).map(({ key }) => key),
  );
}

/** Whether a key is automatic: derived from the name, possibly with a number that makes it unique. */
export function isAutomaticKey(definition: ComponentDefinition): boolean {
  const { key = '' } = definition;
  const derivedKey = generateKey(definition);
  return key === '' || (key.startsWith(derivedKey) && /^\d*$/.test(key.slice(derivedKey.length)));
}

/** Derives the key of a component from its new name. The component's old key counts as available. */
export function createAutomaticKey(
  form: FormDefinition,
  before: ComponentDefinition,
  renamed: ComponentDefinition,
): string {
  const takenKeys = collectKeys(form);
  if (before.key) takenKeys.delete(before.key);
  const derivedKey = generateKey(renamed);
  return createUniqueKey(
    isReservedKey(derivedKey) && derivedKey !== before.key ? `${derivedKey}1` : derivedKey,
    takenKeys,
  );
}

/** Whether the published form has a component with this key, so that answers may use it. */
export function isPublishedKey(published: FormDefinition | undefined, key: string | undefined): boolean {
  if (!published || !key) return false;
  for (const { definition } of walkComponents(published)) if (definition.key === key) return true;
  return false;
}
