import { findOperator } from '../../conditions/operators.ts';
import { isNonBlank, isTrue, toRecord } from '../../definition/read-property.ts';
import type { FieldPlan } from '../../plan/field-plan.ts';
import type { RuleAction, RuleBehavior } from '../form-rule.ts';
import { combineConditions, createLiteral, negate, type RuleExpression } from '../rule-expression.ts';
import { parseCode } from './parse-code.ts';
import { parseJsonLogic } from './parse-json-logic.ts';
import { resolveTarget } from './resolve-names.ts';

/** Entry of a component's `logic` as a rule. */
export interface ParsedLogicEntry {
  readonly kind: string;
  readonly does: RuleBehavior & { readonly does: 'act' };
  /** Expressions of the trigger and the actions; undefined for code that can't be parsed. */
  readonly expressions: readonly (RuleExpression | undefined)[];
  readonly code: string | undefined;
}

type StoredRecord = Readonly<Record<string, unknown>>;

/** Parses the entries of a component's `logic`. */
export function parseLogic(plan: FieldPlan): readonly ParsedLogicEntry[] {
  const { logic } = plan.definition;
  return (Array.isArray(logic) ? logic : []).map((stored: unknown, index) => {
    const { name, trigger, actions } = toRecord(stored);
    const parsedTrigger = parseTrigger(toRecord(trigger), plan);
    const parsedActions = (Array.isArray(actions) ? actions : []).map((action: unknown) =>
      parseAction(toRecord(action), plan),
    );
    const does = {
      does: 'act',
      name: typeof name === 'string' ? name : '',
      trigger: parsedTrigger.expression,
      ...(parsedTrigger.event !== undefined && { event: parsedTrigger.event }),
      actions: parsedActions.map(({ action }) => action),
    } as const;
    const parts = [
      ...(parsedTrigger.event === undefined ? [parsedTrigger.expression] : []),
      ...parsedActions.flatMap(({ ruleExpressions: expressions }) => expressions),
    ];
    const code = [parsedTrigger.code, ...parsedActions.map((one) => one.code)].filter(isNonBlank).join('\n');
    return { kind: `logic[${index}]`, does, expressions: parts, code: code === '' ? undefined : code };
  });
}

interface ParsedTrigger {
  readonly expression: RuleExpression | undefined;
  readonly event?: string;
  readonly code?: string;
}

function parseTrigger({ type, simple, javascript, json, event }: StoredRecord, plan: FieldPlan): ParsedTrigger {
  if (type === 'event') return { expression: undefined, event: typeof event === 'string' ? event : '' };
  if (type === 'javascript' && isNonBlank(javascript)) {
    return { expression: parseCode(javascript, 'result', plan), code: javascript };
  }
  if (type === 'json') return { expression: parseJsonLogic(json, plan), code: JSON.stringify(json) ?? '' };
  const condition = type === 'simple' ? parseConditionExpression(simple, plan) : undefined;
  return { expression: condition && (condition.shows ? condition.when : negate(condition.when)) };
}

interface ParsedAction {
  readonly action: RuleAction;
  readonly ruleExpressions: readonly (RuleExpression | undefined)[];
  readonly code?: string;
}

function parseAction(
  { type, property, state, value, schemaDefinition, customAction, text }: StoredRecord,
  plan: FieldPlan,
): ParsedAction {
  if (type === 'property') {
    const { value: name, type: propertyType } = toRecord(property);
    const newState = propertyType === 'string' ? text : state;
    return {
      action: { act: 'property', property: typeof name === 'string' ? name : '', state: newState },
      ruleExpressions: [],
    };
  }
  if (type === 'value' && isNonBlank(value)) {
    const expression = parseCode(value, 'value', plan);
    return { action: { act: 'value', value: expression }, ruleExpressions: [expression], code: value };
  }
  const code = [schemaDefinition, customAction].find(isNonBlank);
  const act = type === 'mergeComponentSchema' ? 'schema' : 'code';
  return { action: { act }, ruleExpressions: [undefined], ...(code !== undefined && { code }) };
}

/** Simple condition as an expression. */
interface ConditionExpression {
  /** If true, the component is shown while `when` is true; if false, it is hidden while `when` is true. */
  readonly shows: boolean;
  readonly when: RuleExpression;
}

/**
 * Parses a stored simple condition: `{ show, when, eq }` or `{ show, conjunction, conditions }`. Keeps clauses about
 * missing components, as `lost`. Returns undefined if the condition has no usable clause.
 */
export function parseConditionExpression(stored: unknown, plan: FieldPlan): ConditionExpression | undefined {
  const { show, when, eq, conditions, conjunction } = toRecord(stored);
  if (Array.isArray(conditions) && conditions.length > 0) {
    const clauses = conditions.flatMap((entry): readonly RuleExpression[] => {
      const { component, operator = 'isEqual', value: expected } = toRecord(entry);
      if (!isNonBlank(component) || typeof operator !== 'string' || !findOperator(operator)) return [];
      return [createClause(resolveTarget(component, plan, true), operator, expected)];
    });
    if (clauses.length === 0) return undefined;
    return { shows: isTrue(show), when: combineConditions(conjunction === 'any' ? 'any' : 'all', clauses) };
  }
  if (!isNonBlank(when)) return undefined;
  return { shows: isTrue(show), when: createClause(resolveTarget(when, plan, false), 'isEqual', eq) };
}

const createClause = (left: RuleExpression, operator: string, expected: unknown): RuleExpression => ({
  is: 'compare',
  operator,
  left,
  right: createLiteral(expected),
});
