import { isObjectOrList } from '../json/json-value.ts';
import type { FormError } from './form-definition.ts';

/** Maximum number of values. The largest of 60 collected real forms has 24,371 values, nested 23 levels deep. */
const maxValues = 500_000;
const maxDepth = 100;

/** Names that reach an object's prototype when code copies properties carelessly. */
const forbiddenNames: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

/** Returns true if a data path contains a name that reaches an object's prototype. */
export function hasForbiddenName(dataPath: string): boolean {
  return dataPath.split('.').some((segment) => forbiddenNames.has(segment));
}

/** Object or list to inspect, and the path to it. */
interface Visit {
  readonly target: object;
  readonly depth: number;
  readonly parent: Visit | undefined;
  readonly name: string;
}

/**
 * Finds hostile JSON: too deep, too large, prototype names, or values that JSON cannot represent. Stops at the first
 * finding. Iterative, so that depth cannot exhaust the stack.
 *
 * @param maxCount maximum number of values
 */
export function findHostileJson(json: unknown, maxCount = maxValues): FormError | undefined {
  if (!isJsonValue(json)) return { code: 'not-json', path: '' };
  const pending: Visit[] = [];
  if (isObjectOrList(json)) pending.push({ target: json, depth: 0, parent: undefined, name: '' });
  let count = 1;
  for (let visit = pending.pop(); visit !== undefined; visit = pending.pop()) {
    const problem = inspect(visit);
    if (problem) return problem;
  }
  return undefined;

  function inspect(visit: Visit): FormError | undefined {
    const { target, depth } = visit;
    for (const [name, child] of Object.entries(target)) {
      const createError = (code: FormError['code']) => ({ code, path: formatPath(visit, name) });
      count += 1;
      if (forbiddenNames.has(name)) return createError('refused-name');
      if (count > maxCount) return createError('too-large');
      if (depth >= maxDepth) return createError('too-deep');
      if (!isJsonValue(child)) return createError('not-json');
      if (isObjectOrList(child)) pending.push({ target: child, depth: depth + 1, parent: visit, name });
    }
    return undefined;
  }
}

/** Formats the path of a property in the JSON, such as `components[2].key`. */
function formatPath(visit: Visit, name: string): string {
  const steps: string[] = [];
  for (let [at, step]: [Visit | undefined, string] = [visit, name]; at; [at, step] = [at.parent, at.name])
    steps.push(Array.isArray(at.target) ? `[${step}]` : `.${step}`);
  return steps.reverse().join('').replace(/^\./, '');
}

function isJsonValue(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
