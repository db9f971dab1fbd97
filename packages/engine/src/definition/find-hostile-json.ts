import { isHolder } from '../json/is-record.ts';
import type { FormProblem } from './form-problem.ts';

/** The largest of 60 collected real forms is 24,371 values and 23 levels. */
const mostValues = 500_000;
const maxDepth = 100;

/** Names that reach an object's prototype when code copies properties carelessly. */
const refusedNames: ReadonlySet<string> = new Set(['__proto__', 'prototype', 'constructor']);

/** Says whether a data path would step onto an object's prototype. */
export function hasRefusedName(dataPath: string): boolean {
  return dataPath.split('.').some((segment) => refusedNames.has(segment));
}

/** An object or list that is looked into, and how it is reached. */
interface Visit {
  readonly holder: object;
  readonly depth: number;
  readonly within: Visit | undefined;
  readonly name: string;
}

/**
 * Looks for what no form has and an attacker may send: too deep, too large, prototype names, values that JSON does
 * not have. Stops at the first finding. Iterative, so that depth cannot exhaust the stack.
 *
 * @param most values that there may be
 */
export function findHostileJson(json: unknown, most = mostValues): FormProblem | undefined {
  if (!isJsonValue(json)) return { code: 'not-json', path: '' };
  const open: Visit[] = [];
  if (isHolder(json)) open.push({ holder: json, depth: 0, within: undefined, name: '' });
  let count = 1;
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    const problem = findIn(visit);
    if (problem) return problem;
  }
  return undefined;

  function findIn(visit: Visit): FormProblem | undefined {
    const { holder, depth } = visit;
    for (const [name, child] of Object.entries(holder)) {
      const found = (code: FormProblem['code']) => ({ code, path: pathOf(visit, name) });
      count += 1;
      if (refusedNames.has(name)) return found('refused-name');
      if (count > most) return found('too-large');
      if (depth >= maxDepth) return found('too-deep');
      if (!isJsonValue(child)) return found('not-json');
      if (isHolder(child)) open.push({ holder: child, depth: depth + 1, within: visit, name });
    }
    return undefined;
  }
}

/** `components[2].key` */
function pathOf(visit: Visit, name: string): string {
  const steps: string[] = [];
  for (let [at, step]: [Visit | undefined, string] = [visit, name]; at; [at, step] = [at.within, at.name])
    steps.push(Array.isArray(at.holder) ? `[${step}]` : `.${step}`);
  return steps.reverse().join('').replace(/^\./, '');
}

function isJsonValue(value: unknown): boolean {
  if (value === null) return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}
