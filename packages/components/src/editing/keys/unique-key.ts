import { type FormDefinition, walkComponents } from '@tideform/engine';

/** Every key that a form uses. */
export function keysOf(form: FormDefinition): Set<string> {
  const keys = new Set<string>();
  for (const { definition } of walkComponents(form)) if (definition.key) keys.add(definition.key);
  return keys;
}

/** @returns `wanted`, or `wanted1`, `wanted2` … where it is taken; a number at its end counts on */
export function uniqueKey(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const [, stem = wanted, end = ''] = /^(.*?)(\d{0,9})$/.exec(wanted) ?? [];
  let number = Number(end) + 1;
  while (taken.has(`${stem}${number}`)) number += 1;
  return `${stem}${number}`;
}
