import type { FormProblem } from './form-problem.ts';

/** The largest of 60 collected real forms is 24,371 values and 23 levels. */
const maxValues = 500_000;
const maxDepth = 100;

/** Names that reach an object's prototype when code copies properties carelessly. */
const refusedNames: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

/** Says whether a data path would step onto an object's prototype. */
export function hasRefusedName(dataPath: string): boolean {
  return dataPath.split('.').some((segment) => refusedNames.has(segment));
}

interface Visit {
  readonly value: unknown;
  readonly path: string;
  readonly depth: number;
}

/**
 * Looks for what no form has and an attacker may send: too deep, too large, prototype names, values that JSON does
 * not have. Stops at the first finding. Iterative, so that depth cannot exhaust the stack.
 */
export function findHostileJson(json: unknown): FormProblem | undefined {
  const open: Visit[] = [{ value: json, path: '', depth: 0 }];
  let count = 0;
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    const { value, path, depth } = visit;
    count += 1;
    if (count > maxValues) return { code: 'too-large', path };
    if (depth > maxDepth) return { code: 'too-deep', path };
    if (!isJsonValue(value)) return { code: 'not-json', path };
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, child] of Object.entries(value)) {
      const at = childPath(path, name, Array.isArray(value));
      if (refusedNames.has(name)) return { code: 'refused-name', path: at };
      open.push({ value: child, path: at, depth: depth + 1 });
    }
  }
  return undefined;
}

function childPath(path: string, name: string, isIndex: boolean): string {
  if (isIndex) return `${path}[${name}]`;
  return path === '' ? name : `${path}.${name}`;
}

function isJsonValue(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
