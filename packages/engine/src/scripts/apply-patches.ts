import type { DataPatch } from './script-host.ts';

type Holder = Readonly<Record<string | number, unknown>> | readonly unknown[];

/** Makes the data that patches lead to. Nothing given is written to; what did not change is shared. */
export function applyPatches(data: unknown, patches: readonly DataPatch[]): unknown {
  return patches.reduce((at, patch) => change(at, patch, 0), data);
}

function change(at: unknown, patch: DataPatch, depth: number): unknown {
  const name = patch.path[depth];
  if (name === undefined) {
    if (!('splice' in patch)) return patch.value;
    const { start, remove, insert } = patch.splice;
    return Array.isArray(at) ? at.toSpliced(start, remove, ...insert) : at;
  }
  if (typeof at !== 'object' || at === null) return at;
  const isLast = depth === patch.path.length - 1 && !('splice' in patch);
  if (!isLast && !Object.hasOwn(at, name)) return at;
  const copy: Holder = Array.isArray(at) ? [...at] : { ...at };
  if (isLast && patch.value === undefined) Reflect.deleteProperty(copy, name);
  else put(copy, name, change((at as Record<string | number, unknown>)[name], patch, depth + 1));
  return copy;
}

/** NOTE: `copy['__proto__'] = …` would set a prototype. */
function put(copy: Holder, name: string | number, value: unknown): void {
  Object.defineProperty(copy, name, { value, writable: true, enumerable: true, configurable: true });
}
