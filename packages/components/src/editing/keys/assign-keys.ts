import { type ComponentDefinition, type FormDefinition, findChildSlots } from '@tideform/engine';
import { specs } from '../../specs.ts';
import { editSlot } from '../place/edit-list.ts';
import { generateKey } from './generate-key.ts';
import { collectKeys, createUniqueKey } from './unique-key.ts';

/**
 * Prepares components for insertion into a form: missing keys and keys that the form already uses are replaced.
 * Components inside a container or grid keep their keys, which are local names. form.io's own `id`, which must be
 * unique, is removed. References still use the old keys until `updateReferences` rewrites them.
 */
export function assignKeys(definitions: readonly ComponentDefinition[], form: FormDefinition): ComponentDefinition[] {
  const taken = collectKeys(form);
  const assignKey = (definition: ComponentDefinition, isLocal: boolean): ComponentDefinition => {
    const { id: _, ...one } = definition;
    const wanted = one.key || generateKey(definition);
    const key = isLocal && one.key ? wanted : createUniqueKey(wanted, taken);
    if (!isLocal) taken.add(key);
    const next = { ...one, key } as ComponentDefinition;
    const isWithin = isLocal || hasLocalKeys(next);
    return findChildSlots(next).reduce(
      (changed, { name }) => editSlot(changed, name, (list) => list.map((child) => assignKey(child, isWithin))),
      next,
    );
  };
  return definitions.map((definition) => assignKey(definition, false));
}

function hasLocalKeys({ type }: ComponentDefinition): boolean {
  const shape = (specs as Readonly<Record<string, { readonly shape: string }>>)[type]?.shape;
  return shape === 'object' || shape === 'rows';
}
