import { collectDependencies, type RuleExpression } from '../rule-expression.ts';
import { evaluateCondition } from './evaluate-expression.ts';
import type { EvaluationContext } from './evaluation-context.ts';

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
