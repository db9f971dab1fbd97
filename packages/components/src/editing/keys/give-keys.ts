import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { keyFromLabel } from './key-from-label.ts';
import { mapComponents } from './map-components.ts';
import { renameReferences } from './rename-references.ts';
import { keysOf, uniqueKey } from './unique-key.ts';

/**
 * Makes components ready to be put into a form: whoever has no key, or one that the form uses already, gets a new one,
 * children too; conditions among them follow. form.io's own `id`, which no two components may share, is left out.
 */
export function giveKeys(definitions: readonly ComponentDefinition[], form: FormDefinition): ComponentDefinition[] {
  const taken = keysOf(form);
  const renamed = new Map<string, string>();
  const keyed = definitions.map((definition) =>
    mapComponents(definition, ({ id: _, ...one }) => {
      const key = uniqueKey(one.key || keyFromLabel(one as ComponentDefinition), taken);
      taken.add(key);
      if (one.key && one.key !== key && !renamed.has(one.key)) renamed.set(one.key, key);
      return { ...one, key } as ComponentDefinition;
    }),
  );
  return keyed.map((definition) => mapComponents(definition, (one) => renameReferences(one, renamed)));
}
