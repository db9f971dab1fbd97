import { isRecord } from '../json/is-record.ts';
import { sameJson } from '../json/same-json.ts';
import type { Rule } from './rule-pieces.ts';

const hole = 'hole of a formula';

/**
 * Finds what a rule was built of.
 *
 * @param build as it builds the rule; whatever it is given lies somewhere in it
 * @returns what it was given; `undefined`: it has not built this rule
 */
export function matchRule(
  build: (...given: readonly Rule[]) => Rule,
  count: number,
  rule: Rule,
): readonly Rule[] | undefined {
  const holes = Array.from({ length: count }, (_, index) => ({ [hole]: index }));
  const found: Rule[] = [];
  return isMatch(build(...holes), rule, found) && found.length === count && !found.includes(undefined)
    ? found
    : undefined;
}

function isMatch(pattern: Rule, rule: Rule, found: Rule[]): boolean {
  if (Array.isArray(pattern)) {
    if (!Array.isArray(rule) || rule.length !== pattern.length) return false;
    return pattern.every((part, index) => isMatch(part, rule[index], found));
  }
  if (!isRecord(pattern)) return sameJson(pattern, rule);
  if (hole in pattern) {
    const index = pattern[hole] as number;
    if (found[index] !== undefined) return sameJson(found[index], rule);
    found[index] = rule;
    return true;
  }
  if (!isRecord(rule)) return false;
  const names = Object.keys(pattern);
  if (names.length !== Object.keys(rule).length) return false;
  return names.every((name) => Object.hasOwn(rule, name) && isMatch(pattern[name], rule[name], found));
}
