import { fieldsOf } from '@tideform/components/editing';
import { specs } from '@tideform/components/specs';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';

/** Names that mean something else: types of components, and what every object has. */
export function isReservedKey(key: string): boolean {
  return Object.hasOwn(specs, key) || key.split('.').some((name) => refused.has(name));
}

const refused: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

/** The property names beside a component of the form: those that would share its answer if it took them. */
export function keysBeside(form: FormDefinition, component: ComponentDefinition): ReadonlySet<string> {
  const fields = [...fieldsOf(form).byId.values()];
  const own = fields.find(({ definition }) => definition === component);
  if (!own) return new Set();
  return new Set(fields.filter(({ id, scope }) => id !== own.id && scope === own.scope).map(({ key }) => key));
}
