import type { ComponentDefinition } from '../definition/form-definition.ts';
import { isNonBlank, isTrue, toRecord } from '../definition/read-property.ts';
import { findOperator, matches, type Operator } from './operators.ts';

/** Answer of one target of a condition. */
export interface TargetAnswer {
  readonly value: unknown;
  readonly isEmpty: boolean;
}

/** Parsed simple condition: its targets, and whether the component is shown for their answers. */
export interface Condition {
  /** Keys or data paths as the author wrote them, in the order of the answers passed to `shows`. */
  readonly targets: readonly string[];
  shows(answers: readonly TargetAnswer[]): boolean;
}

/** Comparison of the answer of one target with a stored value. */
interface Clause {
  readonly target: string;
  readonly expected: unknown;
  readonly operator: Operator;
}

/** Result of parsing a simple condition. */
export interface ParsedCondition {
  readonly condition: Condition | undefined;
  readonly unknownOperators: readonly string[];
}

const noCondition: ParsedCondition = { condition: undefined, unknownOperators: [] };

/**
 * Parses `conditional` of a component: the old shape `{ show, when, eq }` or the new shape `{ show, conjunction,
 * conditions }`. Returns no condition if the component has a `customConditional`, which takes precedence.
 * @param isTarget returns true if a target exists; clauses about missing targets are ignored
 */
export function parseSimpleCondition(
  definition: ComponentDefinition,
  isTarget: (target: string) => boolean,
): ParsedCondition {
  if (isNonBlank(definition.customConditional)) return noCondition;
  const stored = toRecord(definition.conditional);
  const clauses = hasConditionList(stored) ? parseClauses(stored.conditions) : [parseLegacyClause(stored)];
  const unknownOperators = clauses.filter((clause) => typeof clause === 'string');
  const usableClauses = clauses
    .filter((clause) => typeof clause === 'object')
    .filter((clause) => isTarget(clause.target));
  if (usableClauses.length === 0) return { condition: undefined, unknownOperators };
  const showWhenHolds = isTrue(stored.show);
  const isAny = stored.conjunction === 'any';
  return { condition: createCondition(usableClauses, isAny, showWhenHolds), unknownOperators };
}

/**
 * Returns true if a condition identifies its targets by full data paths, as the new shape does; the old shape also
 * accepts keys.
 */
export const usesFullPaths = (definition: ComponentDefinition): boolean =>
  hasConditionList(toRecord(definition.conditional));

function hasConditionList(
  stored: Readonly<Record<string, unknown>>,
): stored is { readonly conditions: readonly unknown[] } {
  return Array.isArray(stored.conditions) && stored.conditions.length > 0;
}

/** Returns every target of a component's simple condition, including missing ones. */
export function getConditionTargets(definition: ComponentDefinition): readonly string[] {
  const targets: string[] = [];
  parseSimpleCondition(definition, (target) => targets.push(target) > 0);
  return targets;
}

function createCondition(clauses: readonly Clause[], isAny: boolean, showWhenHolds: boolean): Condition {
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

function parseLegacyClause(stored: Readonly<Record<string, unknown>>): Clause | undefined {
  if (!isNonBlank(stored.when)) return undefined;
  return { target: stored.when, expected: stored.eq, operator: matches };
}

/**
 * Parses the clauses of a simple condition in the new shape. Returns the operator's name in place of a clause whose
 * operator is unknown.
 */
function parseClauses(conditions: readonly unknown[]): readonly (Clause | string | undefined)[] {
  return conditions.map((entry) => {
    const { component, operator: name, value } = toRecord(entry);
    if (!isNonBlank(component)) return undefined;
    const operator = findOperator(typeof name === 'string' ? name : 'isEqual');
    return operator ? { target: component, expected: value, operator } : String(name);
  });
}
