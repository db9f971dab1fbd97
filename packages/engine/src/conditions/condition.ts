import type { ComponentDefinition } from '../definition/form-definition.ts';
import { isTrue, isWritten, recordOf } from '../definition/read-property.ts';
import { findOperator, matches, type Operator } from './operators.ts';

/** What a condition sees of one of its targets. */
export interface TargetAnswer {
  readonly value: unknown;
  readonly isEmpty: boolean;
}

/** A stored condition, read once: whose answers it needs and whether the component is shown with them. */
export interface Condition {
  /** Keys or data paths as the author wrote them, in the order of the answers that `shows` takes. */
  readonly targets: readonly string[];
  shows(answers: readonly TargetAnswer[]): boolean;
}

/** A comparison of the answer of one target. */
interface Clause {
  readonly target: string;
  readonly expected: unknown;
  readonly operator: Operator;
}

export interface ReadCondition {
  readonly condition: Condition | undefined;
  readonly unknownOperators: readonly string[];
}

const none: ReadCondition = { condition: undefined, unknownOperators: [] };

/**
 * Reads `conditional` of a component: the old `{ show, when, eq }` or the new `{ show, conjunction, conditions }`.
 * A `customConditional` wins over both and is not run, so that its component is simply shown.
 * @param isTarget says whether a target exists; clauses about missing targets are left out
 */
export function readCondition(definition: ComponentDefinition, isTarget: (target: string) => boolean): ReadCondition {
  if (isWritten(definition.customConditional)) return none;
  const stored = recordOf(definition.conditional);
  const clauses = isListed(stored) ? listedClauses(stored.conditions) : [oldClause(stored)];
  const unknownOperators = clauses.filter((clause) => typeof clause === 'string');
  const usable = clauses.filter((clause) => typeof clause === 'object').filter((clause) => isTarget(clause.target));
  if (usable.length === 0) return { condition: undefined, unknownOperators };
  const showWhenHolds = isTrue(stored.show);
  const isAny = stored.conjunction === 'any';
  return { condition: conditionOf(usable, isAny, showWhenHolds), unknownOperators };
}

/** Whether a condition names its targets by their whole data paths, as the new shape does; the old one has names as people say them. */
export const namesWholePaths = (definition: ComponentDefinition): boolean => isListed(recordOf(definition.conditional));

function isListed(stored: Readonly<Record<string, unknown>>): stored is { readonly conditions: readonly unknown[] } {
  return Array.isArray(stored.conditions) && stored.conditions.length > 0;
}

/** Every target that a component's condition names, whether it exists or not. */
export function conditionTargets(definition: ComponentDefinition): readonly string[] {
  const targets: string[] = [];
  readCondition(definition, (target) => targets.push(target) > 0);
  return targets;
}

function conditionOf(clauses: readonly Clause[], isAny: boolean, showWhenHolds: boolean): Condition {
  return {
    targets: clauses.map((clause) => clause.target),
    shows(answers) {
      const holds = (clause: Clause, index: number) => {
        const { value, isEmpty } = answers[index]!;
        return clause.operator(value, clause.expected, isEmpty);
      };
      return (isAny ? clauses.some(holds) : clauses.every(holds)) === showWhenHolds;
    },
  };
}

function oldClause(stored: Readonly<Record<string, unknown>>): Clause | undefined {
  if (!isWritten(stored.when)) return undefined;
  return { target: stored.when, expected: stored.eq, operator: matches };
}

/** A clause, or the name of an operator that nobody knows. */
function listedClauses(conditions: readonly unknown[]): readonly (Clause | string | undefined)[] {
  return conditions.map((entry) => {
    const { component, operator: name, value } = recordOf(entry);
    if (!isWritten(component)) return undefined;
    const operator = findOperator(typeof name === 'string' ? name : 'isEqual');
    return operator ? { target: component, expected: value, operator } : String(name);
  });
}
