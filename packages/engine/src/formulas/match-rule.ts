import { isRecord } from '../json/is-record.ts';
import { isSameJson } from '../json/is-same-json.ts';
import type { JsonRule } from './rule-builders.ts';

const placeholderKey = 'hole of a formula';

/**
 * Matches a rule against a rule template.
 *
 * @param build builds the rule; each of its parameters must occur in the result
 * @returns the arguments of `build` for this rule; `undefined` if it does not match
 */
export function matchRule(
  build: (...given: readonly JsonRule[]) => JsonRule,
  count: number,
  rule: JsonRule,
): readonly JsonRule[] | undefined {
  const placeholders = Array.from({ length: count }, (_, index) => ({ [placeholderKey]: index }));
  const matches: JsonRule[] = [];
  return isMatch(build(...placeholders), rule, matches) && matches.length === count && !matches.includes(undefined)
    ? matches
    : undefined;
}

function isMatch(pattern: JsonRule, rule: JsonRule, matches: JsonRule[]): boolean {
  if (Array.isArray(pattern)) {
    if (!Array.isArray(rule) || rule.length !== pattern.length) return false;
    return pattern.every((part, index) => isMatch(part, rule[index], matches));
  }
  if (!isRecord(pattern)) return isSameJson(pattern, rule);
  if (placeholderKey in pattern) {
    const index = pattern[placeholderKey] as number;
    if (matches[index] !== undefined) return isSameJson(matches[index], rule);
    matches[index] = rule;
    return true;
  }
  if (!isRecord(rule)) return false;
  const names = Object.keys(pattern);
  if (names.length !== Object.keys(rule).length) return false;
  return names.every((name) => Object.hasOwn(rule, name) && isMatch(pattern[name], rule[name], matches));
}
