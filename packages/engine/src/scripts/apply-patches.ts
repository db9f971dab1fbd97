import type { DataPatch } from './script-host.ts';

type ObjectOrList = Readonly<Record<string | number, unknown>> | readonly unknown[];

/** Returns the data with patches applied. The input is not mutated; unchanged parts are shared. */
export function applyPatches(data: unknown, patches: readonly DataPatch[]): unknown {
  return patches.reduce((value, patch) => applyPatch(value, patch, 0), data);
}

function applyPatch(value: unknown, patch: DataPatch, depth: number): unknown {
  const name = patch.path[depth];
  if (name === undefined) {
    if (!('splice' in patch)) return patch.value;
    const { start, remove, insert } = patch.splice;
    return Array.isArray(value) ? value.toSpliced(start, remove, ...insert) : value;
  }
  if (typeof value !== 'object' || value === null) return value;
  const isLast = depth === patch.path.length - 1 && !('splice' in patch);
  if (!isLast && !Object.hasOwn(value, name)) return value;
  const copy: ObjectOrList = Array.isArray(value) ? [...value] : { ...value };
  if (isLast && patch.value === undefined) Reflect.deleteProperty(copy, name);
  else setProperty(copy, name, applyPatch((value as Record<string | number, unknown>)[name], patch, depth + 1));
  return copy;
}

/** Sets an own property. NOTE: the assignment `copy['__proto__'] = …` would set the prototype instead. */
function setProperty(copy: ObjectOrList, name: string | number, value: unknown): void {
  Object.defineProperty(copy, name, { value, writable: true, enumerable: true, configurable: true });
}
