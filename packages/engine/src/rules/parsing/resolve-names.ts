import type { Expression, MemberExpression } from 'acorn';
import type { FieldPlan, ScopePlan } from '../../plan/field-plan.ts';
import { findTarget } from '../../plan/find-plans.ts';
import { createLiteral, type RuleExpression } from '../rule-expression.ts';

/** Resolves a path below `data` to the answer at that path, or to `lost` if no component has it. */
export const resolveFromRoot = (names: readonly string[], { scope }: FieldPlan): RuleExpression =>
  resolveInScope(names, getRootScope(scope)) ?? { is: 'lost', name: names.join('.') };

/** Resolves a path below `row`: the object that contains the answer of the component itself. */
export function resolveFromRow(names: readonly string[], plan: FieldPlan): RuleExpression {
  const parentSegments = plan.role === 'layout' ? plan.segments : plan.segments.slice(0, -1);
  return resolveInScope([...parentSegments, ...names], plan.scope) ?? { is: 'lost', name: names.join('.') };
}

/** Resolves a path within a row of a grid. */
export const resolveColumn = (names: readonly string[], columns: ScopePlan): RuleExpression =>
  resolveInScope(names, columns) ?? { is: 'lost', name: names.join('.') };

/**
 * Resolves the target of a simple condition.
 * @param isFullPath the target is a full data path; otherwise it may be a key
 */
export function resolveTarget(target: string, plan: FieldPlan, isFullPath: boolean): RuleExpression {
  const found = findTarget(target, plan, isFullPath);
  return found ? { is: 'answer', of: found.id } : { is: 'lost', name: target };
}

/** Returns the outermost scope that contains a scope: the scope of the form. */
export const getRootScope = (scope: ScopePlan): ScopePlan => (scope.grid ? getRootScope(scope.grid.scope) : scope);

const isNumber = (name: string | undefined): boolean => name !== undefined && /^\d+$/.test(name);

/** Properties that stand for the whole answer when it's a selected record. */
const wholeAnswerProperties: ReadonlySet<string> = new Set(['value', 'label']);

function resolveInScope(names: readonly string[], scope: ScopePlan): RuleExpression | undefined {
  for (let length = names.length; length > 0; length -= 1) {
    const [plan] = scope.at(names.slice(0, length).join('.'));
    if (!plan) continue;
    const rest = names.slice(length);
    const answer: RuleExpression = { is: 'answer', of: plan.id };
    if (rest.length === 0) return answer;
    if (plan.columns) {
      if (rest.length === 1 && rest[0] === 'length') return { is: 'count', of: [answer] };
      return (
        resolveInScope(isNumber(rest[0]) ? rest.slice(1) : rest, plan.columns) ??
        (isNumber(rest[0]) ? answer : undefined)
      );
    }
    if (plan.role === 'object') return undefined;
    if (rest.length === 1 && rest[0] === 'length') return { is: 'length', of: [answer] };
    return wholeAnswerProperties.has(rest[0]!)
      ? answer
      : rest.reduce<RuleExpression>((of, name) => ({ is: 'part', of, name }), answer);
  }
  return undefined;
}

/** Names that an expression in code can use: `data`, `row` and local variables. */
export interface CodeScope {
  readonly plan: FieldPlan;
  /** Variable that receives the result of the code, such as `show`. */
  readonly resultName: string;
  /** Expressions of local variables and parameters, by name. */
  readonly variables: ReadonlyMap<string, RuleExpression | RowVariable>;
}

/** Variable that stands for each row of a grid in turn: `row` in `rows.some((row) => …)`. */
interface RowVariable {
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
