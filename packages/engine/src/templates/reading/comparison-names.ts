import type { Comparison } from '../rendering/compare.ts';

/** A word between two values of `#if`: a comparison, or what joins two of them. */
export type Joint = Comparison | 'and' | 'or';

const names: Readonly<Record<Joint, readonly string[]>> = {
  equals: ['equals', 'equal', 'eq', 'is', '=', '==', '==='],
  notEquals: ['notequals', 'notequal', 'neq', 'ne', 'isnot', '!=', '!==', '<>'],
  greater: ['greater', 'greaterthan', 'gt', '>'],
  less: ['less', 'lessthan', 'lt', '<'],
  greaterOrEquals: ['greaterorequals', 'greaterorequal', 'greaterthanorequal', 'gte', '>='],
  lessOrEquals: ['lessorequals', 'lessorequal', 'lessthanorequal', 'lte', '<='],
  and: ['and', '&&'],
  or: ['or', '||'],
};

const joints = new Map(
  Object.entries(names).flatMap(([joint, spellings]) => spellings.map((name) => [name, joint as Joint])),
);

/** Reads a comparison as authors spell it: `not equals`, `notEquals`, `not-equals` and `!=` are one. */
export function findJoint(written: string): Joint | undefined {
  return joints.get(written.toLowerCase().replace(/[\s_-]+/g, ''));
}
