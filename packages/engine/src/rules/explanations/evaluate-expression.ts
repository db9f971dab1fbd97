import { findOperator } from '../../conditions/operators.ts';
import { formatAsText, isRecord } from '../../json/json-value.ts';
import { collectDependencies, type RuleExpression } from '../rule-expression.ts';
import type { EvaluationContext, ResolvedAnswer } from './evaluation-context.ts';

/**
 * Result of an expression that can't be evaluated here: it depends on code, date arithmetic, rounding or an unknown
 * current time, or it needs one answer where several rows have one.
 */
export const unknownValue = Symbol('untold');

/**
 * Evaluates an expression with the answers of a context, without running author code.
 * @returns the value, or `unknownValue`
 */
export function evaluateExpression(expression: RuleExpression, context: EvaluationContext): unknown {
  const compute = (one: RuleExpression) => evaluateExpression(one, context);
  switch (expression.is) {
    case 'answer':
      return findSingleAnswer(expression.of, context)?.value ?? getMissingValue(expression.of, context);
    case 'part':
      return computeIfKnown(compute(expression.of), (whole) =>
        isRecord(whole) && Object.hasOwn(whole, expression.name) ? whole[expression.name] : undefined,
      );
    case 'value':
      return expression.value;
    case 'lost':
      return undefined;
    case 'now':
      return context.nowMs === undefined ? unknownValue : new Date(context.nowMs).toISOString();
    case 'either':
      return computeIfKnown(compute(expression.first), (first) =>
        isEmptyValue(first) ? compute(expression.otherwise) : first,
      );
    case 'choose':
      return computeIfKnown(evaluateCondition(expression.when, context) ?? unknownValue, (isMet) =>
        isMet ? compute(expression.yes) : expression.otherwise && compute(expression.otherwise),
      );
    case 'sum':
      return computeFromNumbers(expression.of.map(compute), (all) => all.reduce((total, one) => total + one, 0));
    case 'difference':
      return computeFromNumbers(expression.of.map(compute), ([first = 0, ...rest]) =>
        rest.reduce((left, one) => left - one, first),
      );
    case 'product':
      return computeFromNumbers(expression.of.map(compute), (all) => all.reduce((total, one) => total * one, 1));
    case 'quotient':
      return computeFromNumbers(expression.of.map(compute), ([first = 0, ...rest]) =>
        rest.reduce((left, one) => left / one, first),
      );
    case 'remainder':
      return computeFromNumbers(expression.of.map(compute), ([first = 0, second = 0]) => first % second);
    case 'largest':
      return computeFromNumbers(expression.of.map(compute), (all) => Math.max(...all));
    case 'smallest':
      return computeFromNumbers(expression.of.map(compute), (all) => Math.min(...all));
    case 'size':
      return computeFromNumbers(expression.of.map(compute), ([first = 0]) => Math.abs(first));
    case 'joined':
      return computeIfAllKnown(expression.of.map(compute), (all) => all.map(formatAsText).join(''));
    case 'length':
    case 'count':
      return computeIfAllKnown(expression.of.map(compute), ([first]) =>
        Array.isArray(first) || typeof first === 'string' ? first.length : 0,
      );
    case 'total':
      return computeFromRows(expression.rows, context, (rows) =>
        computeFromNumbers(
          rows.map((row) => evaluateExpression(expression.each, row)),
          (all) => all.reduce((total, one) => total + one, 0),
        ),
      );
    case 'moved':
    case 'absent':
    case 'rounded':
      return unknownValue;
    default:
      return evaluateCondition(expression, context) ?? unknownValue;
  }
}

/** Evaluates a condition with the answers of a context; undefined if the result is unknown. */
export function evaluateCondition(expression: RuleExpression, context: EvaluationContext): boolean | undefined {
  switch (expression.is) {
    case 'compare': {
      const compare = findOperator(expression.operator);
      const [left, right] = [
        evaluateExpression(expression.left, context),
        evaluateExpression(expression.right, context),
      ];
      if (!compare || left === unknownValue || right === unknownValue) return undefined;
      return compare(left, right, isEmptyAnswer(expression.left, left, context));
    }
    case 'filled': {
      const of = evaluateExpression(expression.of, context);
      return of === unknownValue ? undefined : !isEmptyAnswer(expression.of, of, context);
    }
    case 'manual':
      return context.getAnswers(expression.of).some(({ value }) => isRecord(value) && value.mode === 'manual');
    case 'not': {
      const of = evaluateCondition(expression.of, context);
      return of === undefined ? undefined : !of;
    }
    case 'all':
      return combineAll(expression.of.map((one) => evaluateCondition(one, context)));
    case 'any':
      return combineAny(expression.of.map((one) => evaluateCondition(one, context)));
    case 'every':
    case 'some': {
      const rows = getRowContexts(expression.rows, context)?.map((row) => evaluateCondition(expression.each, row));
      return rows && (expression.is === 'every' ? combineAll(rows) : combineAny(rows));
    }
    default: {
      const value = evaluateExpression(expression, context);
      return value === unknownValue ? undefined : Boolean(value);
    }
  }
}

/** Result of a condition in three-valued logic; undefined means unknown. */
type ConditionResult = boolean | undefined;

const combineAll = (all: readonly ConditionResult[]): ConditionResult =>
  all.includes(false) ? false : all.includes(undefined) ? undefined : true;
const combineAny = (all: readonly ConditionResult[]): ConditionResult =>
  all.includes(true) ? true : all.includes(undefined) ? undefined : false;

const isEmptyValue = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || value === false;

const isEmptyAnswer = (expression: RuleExpression, value: unknown, context: EvaluationContext): boolean =>
  (expression.is === 'answer' && findSingleAnswer(expression.of, context)?.isEmpty) ||
  isEmptyValue(value) ||
  (Array.isArray(value) && value.length === 0);

function findSingleAnswer(of: string, context: EvaluationContext): ResolvedAnswer | undefined {
  const [first, ...others] = context.getAnswers(of);
  return others.length === 0 ? first : undefined;
}

const getMissingValue = (of: string, context: EvaluationContext): unknown =>
  context.getAnswers(of).length > 1 ? unknownValue : undefined;

const getRowContexts = (rows: RuleExpression, context: EvaluationContext): readonly EvaluationContext[] | undefined =>
  rows.is === 'answer'
    ? context.getRows(rows.of)
    : rows.is === 'either'
      ? getRowContexts(rows.first, context)
      : undefined;

function computeFromRows(
  rows: RuleExpression,
  context: EvaluationContext,
  compute: (rows: readonly EvaluationContext[]) => unknown,
): unknown {
  const found = getRowContexts(rows, context);
  return found ? compute(found) : unknownValue;
}

const computeIfKnown = (value: unknown, compute: (value: unknown) => unknown): unknown =>
  value === unknownValue ? unknownValue : compute(value);

const computeIfAllKnown = (values: readonly unknown[], compute: (values: readonly unknown[]) => unknown): unknown =>
  values.includes(unknownValue) ? unknownValue : compute(values);

/**
 * Computes a number from numbers: empty values count as 0, and with a value that isn't a number the result is unknown.
 */
function computeFromNumbers(values: readonly unknown[], compute: (values: readonly number[]) => number): unknown {
  return computeIfAllKnown(values, (all) => {
    const parsedNumbers = all.map((one) => (isEmptyValue(one) ? 0 : Number(formatAsText(one))));
    return parsedNumbers.some(Number.isNaN) ? unknownValue : compute(parsedNumbers);
  });
}

/** Part of a condition that decided its result, with the answers it reads. */
export interface DecidingPart {
  /** Part of the rule's expression; absent if the rule is code, or isn't a condition. */
  readonly expression?: RuleExpression;
  readonly holds: boolean | undefined;
  readonly answers: readonly DecidingAnswer[];
}

/** Current answer that a rule reads. */
export interface DecidingAnswer {
  /** Path of the answer's component in the definition. */
  readonly componentPath: string;
  /** One value, or the values of all rows. */
  readonly values: readonly unknown[];
  /** Data paths of the values, in the same order: `dg[1].price`. */
  readonly paths: readonly string[];
}

/**
 * Finds the parts that decided the result of a condition: for `all`, the parts that are false; for `any`, those that
 * are true. If no single part decides, all parts are returned.
 * @param result result of the condition, if known
 */
export function findDecidingParts(
  expression: RuleExpression,
  result: boolean | undefined,
  context: EvaluationContext,
): readonly DecidingPart[] {
  if (expression.is === 'not') {
    const negatedResult = result === undefined ? undefined : !result;
    if (expression.of.is === 'all' || expression.of.is === 'any')
      return findDecidingParts(expression.of, negatedResult, context);
  }
  if (expression.is === 'all' || expression.is === 'any') {
    const parts = expression.of.map((part) => ({ part, isMet: evaluateCondition(part, context) }));
    // One false part of `all`, or one true part of `any`, decides alone.
    const canOnePartDecide = result !== undefined && result === (expression.is === 'any');
    const decidingParts = canOnePartDecide ? parts.filter(({ isMet }) => isMet === result) : [];
    return (decidingParts.length > 0 ? decidingParts : parts).flatMap(({ part, isMet }) =>
      findDecidingParts(part, isMet, context),
    );
  }
  return [{ expression, holds: result, answers: collectAnswers([expression], context) }];
}

/** Returns the current answers that expressions read in a context. */
export const collectAnswers = (
  expressions: readonly RuleExpression[],
  context: EvaluationContext,
): readonly DecidingAnswer[] =>
  collectDependencies(expressions).map((componentPath) => {
    const answers = context.getAnswers(componentPath);
    return { componentPath, values: answers.map(({ value }) => value), paths: answers.map(({ path }) => path) };
  });
