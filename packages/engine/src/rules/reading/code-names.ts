import type { Expression, MemberExpression } from 'acorn';
import type { FieldPlan } from '../../plan/field-plan.ts';
import { type Meaning, value } from '../meaning.ts';
import { nameFromRoot, nameInRow, nameOfColumn } from './find-names.ts';

/** What names mean where an expression stands. */
export interface CodeNames {
  readonly plan: FieldPlan;
  readonly outcome: string;
  readonly known: ReadonlyMap<string, Meaning | RowName>;
}

/** A name of each row of a grid in turn. */
export interface RowName {
  readonly is: 'row';
  readonly grid: FieldPlan;
}

/** There is something in the code that has no words of ours. */
export class Unread extends Error {}

/** The names of `a.b['c']`; `undefined` where one of them is not written out. */
export function chainOf(expression: Expression | { readonly type: 'Super' }): readonly string[] | undefined {
  if (expression.type === 'Identifier') return [expression.name];
  if (expression.type === 'ChainExpression') return chainOf(expression.expression);
  if (expression.type !== 'MemberExpression') return undefined;
  const before = chainOf(expression.object);
  const name = nameIn(expression);
  return before && name !== undefined ? [...before, name] : undefined;
}

function nameIn({ property, computed }: MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' ? String(property.value) : undefined;
}

/** What answers are called besides `data` and `row`. */
const ownNames: ReadonlySet<string> = new Set(['input', 'instance.dataValue']);

export function meaningOf(chain: readonly string[], { plan, known, outcome }: CodeNames): Meaning | undefined {
  const [first = '', ...rest] = chain;
  const named = known.get(first);
  if (named?.is === 'row') return rest.length > 0 ? nameOfColumn(rest, named.grid.columns!) : undefined;
  if (named) return rest.reduce<Meaning | undefined>((of, name) => partOf(of, name), named);
  if (first === 'data' && rest.length > 0) return nameFromRoot(rest, plan);
  if (first === 'submission' && rest[0] === 'data' && rest.length > 1) return nameFromRoot(rest.slice(1), plan);
  if (first === 'row' && rest.length > 0) return nameInRow(rest, plan);
  if (first === 'value' && outcome !== 'show' && rest.length === 0) return { is: 'answer', of: plan.id };
  if (first === 'undefined' && rest.length === 0) return value(undefined);
  const path = chain.join('.');
  if (ownNames.has(path)) return { is: 'answer', of: plan.id };
  if (path === 'input.length' || path === 'value.length') return { is: 'length', of: [{ is: 'answer', of: plan.id }] };
  if (path === 'instance.defaultValue') return value(plan.definition.defaultValue);
  if (path === 'instance.parent.manualMode' && plan.parent) return { is: 'manual', of: plan.parent.id };
  return undefined;
}

/** Something of what has a name of its own. */
function partOf(of: Meaning | undefined, name: string): Meaning | undefined {
  if (of?.is !== 'answer') return undefined;
  if (name === 'length') return { is: 'length', of: [of] };
  return name === 'value' || name === 'label' ? of : { is: 'part', of, name };
}
