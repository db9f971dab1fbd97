import { isHolder } from './is-record.ts';

/**
 * A copy of JSON that shares nothing with it. Iterative, because what others wrote may be deeper than the stack; and by
 * spreading, which takes a name such as `__proto__` for a name.
 */
export function deepCopy<Json>(json: Json): Json {
  const copy = shallowCopy(json);
  const open: unknown[] = [copy];
  while (open.length > 0) {
    const holder = open.pop() as Record<string, unknown>;
    if (!isHolder(holder)) continue;
    for (const [name, value] of Object.entries(holder)) {
      if (!isHolder(value)) continue;
      const inside = shallowCopy(value);
      holder[name] = inside;
      open.push(inside);
    }
  }
  return copy as Json;
}

function shallowCopy(value: unknown): unknown {
  if (Array.isArray(value)) return [...(value as readonly unknown[])];
  return isHolder(value) ? { ...value } : value;
}
