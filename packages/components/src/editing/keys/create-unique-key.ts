import { type FormDefinition, walkComponents } from '@tideform/engine';

/** Returns all keys of a form. */
export function collectKeys(form: FormDefinition): Set<string> {
  const keys = new Set<string>();
  for (const { definition } of walkComponents(form)) if (definition.key) keys.add(definition.key);
  return keys;
}

/** Returns `wanted`, or `wanted1`, `wanted2` … if it is taken. A number at the end of `wanted` is incremented. */
export function createUniqueKey(preferredKey: string, usedKeys: ReadonlySet<string>): string {
  if (!usedKeys.has(preferredKey)) return preferredKey;
  const [, stem = preferredKey, end = ''] = /^(.*?)(\d{0,9})$/.exec(preferredKey) ?? [];
  let number = Number(end) + 1;
  while (usedKeys.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}
