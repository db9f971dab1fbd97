import type { Comparison } from '../rendering/compare.ts';

/** Operator between two values of `#if`: a comparison or a logical operator. */
export type ConditionOperator = Comparison | 'and' | 'or';

const operatorSpellings: Readonly<Record<ConditionOperator, readonly string[]>> = {
  equals: ['equals', 'equal', 'eq', 'is', '=', '==', '==='],
  notEquals: ['notequals', 'notequal', 'neq', 'ne', 'isnot', '!=', '!==', '<>'],
  greater: ['greater', 'greaterthan', 'gt', '>'],
  less: ['less', 'lessthan', 'lt', '<'],
  greaterOrEquals: ['greaterorequals', 'greaterorequal', 'greaterthanorequal', 'gte', '>='],
  lessOrEquals: ['lessorequals', 'lessorequal', 'lessthanorequal', 'lte', '<='],
  and: ['and', '&&'],
  or: ['or', '||'],
};

const operatorsByName = new Map(
  Object.entries(operatorSpellings).flatMap(([joint, spellings]) =>
    spellings.map((name) => [name, joint as ConditionOperator]),
  ),
);

/** Finds an operator by any of its spellings: `not equals`, `notEquals`, `not-equals` and `!=` are the same. */
export function findOperator(written: string): ConditionOperator | undefined {
  return operatorsByName.get(written.toLowerCase().replace(/[\s_-]+/g, ''));
}
