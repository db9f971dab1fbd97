import type { Expression, MemberExpression } from 'acorn';
import type { FieldPlan } from '../../plan/field-plan.ts';
import { createLiteral, type RuleExpression } from '../rule-expression.ts';
import { resolveColumn, resolveFromRoot, resolveFromRow } from './resolve-names.ts';

/** Names that an expression in code can use: `data`, `row` and local variables. */
export interface CodeScope {
  readonly plan: FieldPlan;
  /** Variable that receives the result of the code, such as `show`. */
  readonly resultName: string;
  /** Expressions of local variables and parameters, by name. */
  readonly variables: ReadonlyMap<string, RuleExpression | RowVariable>;
}

/** Variable that stands for each row of a grid in turn: `row` in `rows.some((row) => …)`. */
export interface RowVariable {
  readonly is: 'row';
  readonly grid: FieldPlan;
}

/** Thrown if code contains something that a rule expression can't represent. */
export class UnsupportedCode extends Error {}

/** Returns the names of a member chain such as `a.b['c']`; undefined if a name is computed. */
export function getMemberChain(expression: Expression | { readonly type: 'Super' }): readonly string[] | undefined {
  if (expression.type === 'Identifier') return [expression.name];
  if (expression.type === 'ChainExpression') return getMemberChain(expression.expression);
  if (expression.type !== 'MemberExpression') return undefined;
  const objectChain = getMemberChain(expression.object);
  const name = getPropertyName(expression);
  return objectChain && name !== undefined ? [...objectChain, name] : undefined;
}

function getPropertyName({ property, computed }: MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' ? String(property.value) : undefined;
}

/** Names of the component's own answer in code, besides its paths in `data` and `row`. */
const ownAnswerNames: ReadonlySet<string> = new Set(['input', 'instance.dataValue']);

/**
 * Resolves a member chain in code (`['data', 'person', 'name']`); undefined if the chain has no equivalent expression.
 */
export function resolveMemberChain(
  chain: readonly string[],
  { plan, variables, resultName }: CodeScope,
): RuleExpression | undefined {
  const [first = '', ...rest] = chain;
  const variable = variables.get(first);
  if (variable?.is === 'row') return rest.length > 0 ? resolveColumn(rest, variable.grid.columns!) : undefined;
  if (variable) return rest.reduce<RuleExpression | undefined>((of, name) => resolveProperty(of, name), variable);
  if (first === 'data' && rest.length > 0) return resolveFromRoot(rest, plan);
  if (first === 'submission' && rest[0] === 'data' && rest.length > 1) return resolveFromRoot(rest.slice(1), plan);
  if (first === 'row' && rest.length > 0) return resolveFromRow(rest, plan);
  if (first === 'value' && resultName !== 'show' && rest.length === 0) return { is: 'answer', of: plan.id };
  if (first === 'undefined' && rest.length === 0) return createLiteral(undefined);
  const path = chain.join('.');
  if (ownAnswerNames.has(path)) return { is: 'answer', of: plan.id };
  if (path === 'input.length' || path === 'value.length') return { is: 'length', of: [{ is: 'answer', of: plan.id }] };
  if (path === 'instance.defaultValue') return createLiteral(plan.definition.defaultValue);
  if (path === 'instance.parent.manualMode' && plan.parent) return { is: 'manual', of: plan.parent.id };
  return undefined;
}

/** Returns a property of a local variable; undefined if the variable isn't an answer. */
function resolveProperty(of: RuleExpression | undefined, name: string): RuleExpression | undefined {
  if (of?.is !== 'answer') return undefined;
  if (name === 'length') return { is: 'length', of: [of] };
  return name === 'value' || name === 'label' ? of : { is: 'part', of, name };
}
