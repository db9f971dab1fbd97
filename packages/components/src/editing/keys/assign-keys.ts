import { type ComponentDefinition, type FormDefinition, findChildSlots } from '@tideform/engine';
import { specs } from '../../specs.ts';
import { editSlot } from '../positions/edit-list.ts';
import { collectKeys, createUniqueKey } from './create-unique-key.ts';
import { generateKey } from './generate-key.ts';

/**
 * Prepares components for insertion into a form: missing keys and keys that the form already uses are replaced.
 * Components inside a container or grid keep their keys, which are local names. form.io's own `id`, which must be
 * unique, is removed. References still use the old keys until `updateReferences` rewrites them.
 */
export function assignKeys(definitions: readonly ComponentDefinition[], form: FormDefinition): ComponentDefinition[] {
  const usedKeys = collectKeys(form);
  const assignKey = (definition: ComponentDefinition, isLocal: boolean): ComponentDefinition => {
    const { id: _, ...one } = definition;
    const preferredKey = one.key || generateKey(definition);
    const key = isLocal && one.key ? preferredKey : createUniqueKey(preferredKey, usedKeys);
    if (!isLocal) usedKeys.add(key);
    const next = { ...one, key } as ComponentDefinition;
    const isWithin = isLocal || hasScopedKeys(next);
    return findChildSlots(next).reduce(
      (changed, { name }) => editSlot(changed, name, (list) => list.map((child) => assignKey(child, isWithin))),
      next,
    );
  };
  return definitions.map((definition) => assignKey(definition, false));
}

function hasScopedKeys({ type }: ComponentDefinition): boolean {
  const shape = (specs as Readonly<Record<string, { readonly shape: string }>>)[type]?.shape;
  return shape === 'object' || shape === 'rows';
}
