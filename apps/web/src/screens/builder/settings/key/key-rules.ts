import { getFormFields } from '@tideform/components/editing';
import { specs } from '@tideform/components/specs';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';

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
