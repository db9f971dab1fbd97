import { type FormDefinition, walkComponents } from '@tideform/engine';

/** Returns all keys of a form. */
export function collectKeys(form: FormDefinition): Set<string> {
  const keys = new Set<string>();
  for (const { definition } of walkComponents(form)) if (definition.key) keys.add(definition.key);
  return keys;
}

/** Returns `wanted`, or `wanted1`, `wanted2` … if it is taken. A number at the end of `wanted` is incremented. */
export function createUniqueKey(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const [, stem = wanted, end = ''] = /^(.*?)(\d{0,9})$/.exec(wanted) ?? [];
  let number = Number(end) + 1;
  while (taken.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}
