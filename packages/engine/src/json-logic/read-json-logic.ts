import { applyGuarded } from './apply-guarded.ts';
import { findProblem, type RuleProblem } from './find-problem.ts';
import type { JsonLogicRule } from './json-logic.ts';

/**
 * Reads a rule as forms store it: JSON, or JSON in a string. Names are those of form.io's context: an answer is
 * `data.age` or, beside the component, `row.age`; `age` alone is no name, there as here, and reads as nothing.
 * `{"lookup": ["assets", id, "name"]}` is our own: a row of a data source, or what it has there.
 * NOTE: of form.io's own operators (`_sum` …, `getDate`, `relativeMinDate` …) there are those that formulas need:
 * `_round` and `relativeMaxDate`. No form that we know uses any.
 * @returns `problem`: why it cannot be used
 */
export function readJsonLogic(rule: unknown): JsonLogicRule | { readonly problem: RuleProblem } {
  const stored = typeof rule === 'string' ? parseText(rule) : { json: rule };
  if (!stored) return { problem: { reason: 'noJson' } };
  const problem = findProblem(stored.json);
  return problem
    ? { problem }
    : { evaluate: (read, nowMs, timeZone) => applyGuarded(stored.json, read, nowMs, timeZone) };
}

function parseText(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
