import { type ComponentDefinition, childSlotsOf, type FormDefinition } from '@tideform/engine';
import { specs } from '../../specs.ts';
import { editSlot } from '../place/edit-list.ts';
import { keyFromLabel } from './key-from-label.ts';
import { keysOf, uniqueKey } from './unique-key.ts';

/**
 * Makes components ready to be put into a form: those without a key, or with one that the form uses already, get a new one.
 * What lies in a container or a grid keeps its keys, which are names within it. form.io's own `id`, which no two components may
 * share, is removed. References still have the old keys: `followEdit` rewrites them.
 */
export function giveKeys(definitions: readonly ComponentDefinition[], form: FormDefinition): ComponentDefinition[] {
  const taken = keysOf(form);
  const keyed = (definition: ComponentDefinition, isLocal: boolean): ComponentDefinition => {
    const { id: _, ...one } = definition;
    const wanted = one.key || keyFromLabel(definition);
    const key = isLocal && one.key ? wanted : uniqueKey(wanted, taken);
    if (!isLocal) taken.add(key);
    const next = { ...one, key } as ComponentDefinition;
    const isWithin = isLocal || hasNamesOfItsOwn(next);
    return childSlotsOf(next).reduce(
      (changed, { name }) => editSlot(changed, name, (list) => list.map((child) => keyed(child, isWithin))),
      next,
    );
  };
  return definitions.map((definition) => keyed(definition, false));
}

function hasNamesOfItsOwn({ type }: ComponentDefinition): boolean {
  const shape = (specs as Readonly<Record<string, { readonly shape: string }>>)[type]?.shape;
  return shape === 'object' || shape === 'rows';
}
