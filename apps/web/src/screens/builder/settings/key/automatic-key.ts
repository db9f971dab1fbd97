import { collectKeys, createUniqueKey, generateKey } from '@tideform/components/editing';
import type { ComponentDefinition, FormDefinition } from '@tideform/engine';
import { isReservedKey } from './key-rules.ts';

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
