import { applyWithLimits } from './apply-with-limits.ts';
import { findRuleError, type JsonLogicError } from './find-rule-error.ts';
import type { JsonLogicRule } from './json-logic.ts';

/**
 * Parses a stored rule: JSON, or JSON in a string. Variables are those of form.io's context: an answer is `data.age`,
 * or `row.age` in the same row; `age` alone is undefined, as in form.io. `{"lookup": ["assets", id, "name"]}` is our
 * extension: a row of a data source, or a property of the row.
 * NOTE: of form.io's own operators (`_sum` …, `getDate`, `relativeMinDate` …) only those that formulas need are
 * supported: `_round` and `relativeMaxDate`. No known form uses any of them.
 * @returns the rule, or `problem` with the reason why it is invalid
 */
export function parseJsonLogicRule(rule: unknown): JsonLogicRule | { readonly problem: JsonLogicError } {
  const stored = typeof rule === 'string' ? parseText(rule) : { json: rule };
  if (!stored) return { problem: { reason: 'noJson' } };
  const problem = findRuleError(stored.json);
  return problem
    ? { problem }
    : { evaluate: (read, nowMs, timeZone) => applyWithLimits(stored.json, read, nowMs, timeZone) };
}

function parseText(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
