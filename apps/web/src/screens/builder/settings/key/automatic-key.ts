import { keyFromLabel, keysOf, uniqueKey } from '@tideform/components/editing';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { isReservedKey } from './key-rules.ts';

/** Whether nobody chose the key: it is the one that the name gives, perhaps with a number that keeps it apart. */
export function isAutomaticKey(definition: ComponentDefinition): boolean {
  const { key = '' } = definition;
  const own = keyFromLabel(definition);
  return key === '' || (key.startsWith(own) && /^\d*$/.test(key.slice(own.length)));
}

/** The key that a component gets from its name. Its own old key counts as free. */
export function automaticKey(form: FormDefinition, before: ComponentDefinition, renamed: ComponentDefinition): string {
  const taken = keysOf(form);
  if (before.key) taken.delete(before.key);
  const own = keyFromLabel(renamed);
  return uniqueKey(isReservedKey(own) && own !== before.key ? `${own}1` : own, taken);
}
