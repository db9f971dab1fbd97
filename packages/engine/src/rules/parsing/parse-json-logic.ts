import { parseFieldPath } from '../../data/data-path.ts';
import { isRecord } from '../../json/json-value.ts';
import { findRuleError } from '../../json-logic/find-rule-error.ts';
import type { FieldPlan } from '../../plan/field-plan.ts';
import {
  combineConditions,
  createLiteral,
  negate,
  type OperationKind,
  type RuleExpression,
} from '../rule-expression.ts';
import { convertToCondition, createComparison, findGrid } from './create-expression.ts';
import { resolveColumn, resolveFromRoot, resolveFromRow } from './resolve-names.ts';

/**
 * Parses a JSONLogic rule as a rule expression. Returns undefined if the rule is invalid or has no equivalent
 * expression.
 */
export function parseJsonLogic(stored: unknown, plan: FieldPlan): RuleExpression | undefined {
  try {
    const rule: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored;
    return findRuleError(rule) ? undefined : parseRule(rule, { plan, row: undefined });
  } catch {
    return undefined;
  }
}

/** Component and grid rows that the names in a JSONLogic rule refer to. */
interface JsonLogicContext {
  readonly plan: FieldPlan;
  /** Grid whose rows `some`, `all` or `none` iterates over; undefined outside of these operators. */
  readonly row: FieldPlan | undefined;
}

const comparisonOperators: Readonly<Record<string, string>> = {
  '==': 'isEqual',
  '===': 'isEqual',
  '!=': 'isNotEqual',
  '!==': 'isNotEqual',
  '<': 'lessThan',
  '<=': 'lessThanOrEqual',
  '>': 'greaterThan',
  '>=': 'greaterThanOrEqual',
};

const operations: Readonly<Record<string, OperationKind>> = {
  '+': 'sum',
  '-': 'difference',
  '*': 'product',
  '/': 'quotient',
  '%': 'remainder',
  cat: 'joined',
  max: 'largest',
  min: 'smallest',
};

function parseRule(rule: unknown, context: JsonLogicContext): RuleExpression | undefined {
  if (!isRecord(rule)) return createLiteral(rule);
  const [[name, raw] = ['', undefined]] = Object.entries(rule);
  const rawOperands: readonly unknown[] = Array.isArray(raw) ? raw : [raw];
  if (name === 'var') return parseVar(rawOperands[0], context);
  if (name === 'missing') return parseMissing(rawOperands, context);
  if (name === 'some' || name === 'all' || name === 'none') return parseRowTest(name, rawOperands, context);
  const operands = rawOperands.map((one) => parseRule(one, context));
  if (!operands.every((part) => part !== undefined)) return undefined;
  const [first, second, third] = operands;
  if (!first) return undefined;
  const operator = comparisonOperators[name];
  if (operator && third && second && (name === '<' || name === '<=')) {
    const secondComparison = { is: 'compare', operator, left: second, right: third } as const;
    return combineConditions('all', [createComparison(operator, first, second), secondComparison]);
  }
  if (operator && second) return createComparison(operator, first, second);
  if (name === '+' && !second) return first;
  const operation = operations[name];
  if (operation) return { is: operation, of: operands };
  switch (name) {
    case 'and':
      return combineConditions('all', operands.map(convertToCondition));
    case 'or':
      return combineConditions('any', operands.map(convertToCondition));
    case '!':
      return negate(convertToCondition(first));
    case '!!':
      return convertToCondition(first);
    case 'if':
    case '?:':
      return parseIf(operands);
    case 'in':
      return second && parseIn(first, second);
    default:
      return undefined;
  }
}

function parseVar(path: unknown, { plan, row }: JsonLogicContext): RuleExpression | undefined {
  if (typeof path !== 'string') return undefined;
  const [from, ...names] = parseFieldPath(path);
  if (row?.columns) return from ? resolveColumn([from, ...names], row.columns) : undefined;
  if (names.length === 0) return undefined;
  if (from === 'data') return resolveFromRoot(names, plan);
  return from === 'row' ? resolveFromRow(names, plan) : undefined;
}

/** Parses `missing`. Its result is a list, which is true if it isn't empty: at least one of the answers is missing. */
function parseMissing(paths: readonly unknown[], context: JsonLogicContext): RuleExpression | undefined {
  const parts = paths.map((path) => parseVar(path, context));
  if (!parts.every((part) => part !== undefined)) return undefined;
  return combineConditions(
    'any',
    parts.map((of): RuleExpression => ({ is: 'not', of: { is: 'filled', of } })),
  );
}

function parseIf(parts: readonly RuleExpression[]): RuleExpression | undefined {
  const [when, yes, ...rest] = parts;
  if (!when) return undefined;
  return yes ? { is: 'choose', when: convertToCondition(when), yes, otherwise: parseIf(rest) } : when;
}

/** Parses `in`: a member of a literal list, or a part of an answer. */
function parseIn(part: RuleExpression, whole: RuleExpression): RuleExpression {
  if (whole.is !== 'value' || !Array.isArray(whole.value)) {
    return { is: 'compare', operator: 'includes', left: whole, right: part };
  }
  return combineConditions(
    'any',
    whole.value.map((one) => createComparison('isEqual', part, createLiteral(one))),
  );
}

function parseRowTest(
  name: 'some' | 'all' | 'none',
  [list, each]: readonly unknown[],
  context: JsonLogicContext,
): RuleExpression | undefined {
  const rows = parseRule(list, context);
  const row = rows && findGrid(rows, context.plan);
  const rowCondition = row && parseRule(each, { ...context, row });
  if (!rows || !rowCondition) return undefined;
  const rowTest: RuleExpression = {
    is: name === 'all' ? 'every' : 'some',
    rows,
    each: convertToCondition(rowCondition),
  };
  return name === 'none' ? negate(rowTest) : rowTest;
}
