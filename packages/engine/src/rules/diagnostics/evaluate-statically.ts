import { toRecord } from '../../definition/read-property.ts';
import { formatAsText } from '../../json/json-value.ts';
import type { FieldPlan } from '../../plan/field-plan.ts';
import type { RuleExpression } from '../rule-expression.ts';

/**
 * Result of a condition that doesn't depend on answers; `perhaps`: it depends on answers, or the form alone can't tell.
 */
export type StaticResult = 'always' | 'never' | 'perhaps';

const oppositeResults: Readonly<Record<StaticResult, StaticResult>> = {
  always: 'never',
  never: 'always',
  perhaps: 'perhaps',
};

/** Determines from the form alone whether a condition has the same result for all answers. */
export function evaluateStatically(condition: RuleExpression, byId: ReadonlyMap<string, FieldPlan>): StaticResult {
  switch (condition.is) {
    case 'value':
      return condition.value ? 'always' : 'never';
    case 'lost':
      return 'never';
    case 'not':
      return oppositeResults[evaluateStatically(condition.of, byId)];
    case 'filled':
      return condition.of.is === 'lost' ? 'never' : 'perhaps';
    case 'all':
      return isContradictory(condition.of, byId) ? 'never' : evaluateAllStatically(condition.of, byId);
    case 'any':
      return oppositeResults[evaluateAllStatically(condition.of, byId, oppositeResults)];
    case 'compare':
      return evaluateComparisonStatically(condition, byId);
    default:
      return 'perhaps';
  }
}

function evaluateAllStatically(
  of: readonly RuleExpression[],
  byId: ReadonlyMap<string, FieldPlan>,
  mapping: Readonly<Record<StaticResult, StaticResult>> = { always: 'always', never: 'never', perhaps: 'perhaps' },
): StaticResult {
  const results = of.map((one) => mapping[evaluateStatically(one, byId)]);
  if (results.includes('never')) return 'never';
  return results.every((one) => one === 'always') ? 'always' : 'perhaps';
}

function evaluateComparisonStatically(
  { operator, left, right }: RuleExpression & { is: 'compare' },
  byId: ReadonlyMap<string, FieldPlan>,
): StaticResult {
  const isEquality = operator === 'isEqual' || operator === 'isNotEqual';
  if (left.is === 'lost') return isEquality && operator === 'isNotEqual' ? 'always' : 'never';
  if (!isEquality || left.is !== 'answer' || right.is !== 'value') return 'perhaps';
  const choices = getListedChoices(byId.get(left.of));
  if (!choices || choices.has(formatAsText(right.value)) || formatAsText(right.value) === '') return 'perhaps';
  return operator === 'isEqual' ? 'never' : 'always';
}

/**
 * Returns the values that a component offers; undefined if the form doesn't list them or other answers are possible.
 */
function getListedChoices(plan: FieldPlan | undefined): ReadonlySet<string> | undefined {
  if (!plan?.spec) return undefined;
  const { definition, spec, props } = plan;
  const kind = spec.valueKind(props);
  if (kind === 'tick') return new Set(['true', 'false']);
  if (kind !== 'choice' && kind !== 'choices') return undefined;
  const isDynamic =
    spec.choicesFrom?.(props) !== undefined || definition.dataSrc === 'json' || definition.dataSrc === 'resource';
  const storedChoices = Array.isArray(definition.values) ? definition.values : toRecord(definition.data).values;
  if (isDynamic || !Array.isArray(storedChoices) || storedChoices.length === 0) return undefined;
  return new Set(storedChoices.map((one: unknown) => formatAsText(toRecord(one).value)));
}

/** Returns true if conditions require the same answer to equal two different values. */
function isContradictory(of: readonly RuleExpression[], byId: ReadonlyMap<string, FieldPlan>): boolean {
  const expectedValues = new Map<string, string>();
  for (const one of of) {
    if (one.is !== 'compare' || one.operator !== 'isEqual' || one.left.is !== 'answer' || one.right.is !== 'value')
      continue;
    const plan = byId.get(one.left.of);
    // With multiple selection, both values can be selected.
    if (plan?.definition.multiple || plan?.spec?.valueKind(plan.props) === 'choices' || plan?.columns) continue;
    const expectedText = formatAsText(one.right.value);
    const previousText = expectedValues.get(one.left.of);
    if (previousText !== undefined && previousText !== expectedText) return true;
    expectedValues.set(one.left.of, expectedText);
  }
  return false;
}
