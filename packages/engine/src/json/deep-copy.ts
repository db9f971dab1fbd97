import { isObjectOrList } from './is-record.ts';

/**
 * Copies JSON deeply. Iterative, because untrusted values may be deeper than the stack; uses spreading, which treats
 * names such as `__proto__` as ordinary properties.
 */
export function deepCopy<Json>(json: Json): Json {
  const copy = shallowCopy(json);
  const pending: unknown[] = [copy];
  while (pending.length > 0) {
    const current = pending.pop() as Record<string, unknown>;
    if (!isObjectOrList(current)) continue;
    for (const [name, value] of Object.entries(current)) {
      if (!isObjectOrList(value)) continue;
      const inside = shallowCopy(value);
      current[name] = inside;
      pending.push(inside);
    }
  }
  return copy as Json;
}

function shallowCopy(value: unknown): unknown {
  if (Array.isArray(value)) return [...(value as readonly unknown[])];
  return isObjectOrList(value) ? { ...value } : value;
}
