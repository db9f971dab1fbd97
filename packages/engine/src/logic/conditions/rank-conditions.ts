import type { FieldPlan } from '../../plan/field-plan.ts';
import type { SessionWarning } from '../../plan/session-warning.ts';
import { walkPlans } from '../../plan/walk-plans.ts';

/**
 * Ranks conditions so that each condition is evaluated after all conditions that can change the answers it reads.
 * Returns a warning for each cycle. Conditions in a cycle, or depending on a cycle, share the last rank.
 */
export function rankConditions(conditional: readonly FieldPlan[]): readonly SessionWarning[] {
  const dependencies = new Map(conditional.map((field) => [field, collectDependencies(field)]));
  const dependents = invertDependencies(dependencies);
  const unrankedCounts = new Map(conditional.map((field) => [field, dependencies.get(field)!.size]));
  let layer = conditional.filter((field) => unrankedCounts.get(field) === 0);
  let rank = 0;
  while (layer.length > 0) {
    const next: FieldPlan[] = [];
    for (const field of layer) {
      field.rank = rank;
      unrankedCounts.delete(field);
      for (const dependent of dependents.get(field) ?? []) {
        unrankedCounts.set(dependent, unrankedCounts.get(dependent)! - 1);
        if (unrankedCounts.get(dependent) === 0) next.push(dependent);
      }
    }
    layer = next;
    rank += 1;
  }
  for (const field of unrankedCounts.keys()) field.rank = rank;
  return findCycles(unrankedCounts, dependencies);
}

function invertDependencies(
  dependencies: ReadonlyMap<FieldPlan, ReadonlySet<FieldPlan>>,
): ReadonlyMap<FieldPlan, readonly FieldPlan[]> {
  const dependents = new Map<FieldPlan, FieldPlan[]>();
  for (const [field, fieldDependencies] of dependencies) {
    for (const dependency of fieldDependencies) {
      const existing = dependents.get(dependency);
      if (existing) existing.push(field);
      else dependents.set(dependency, [field]);
    }
  }
  return dependents;
}

/** Returns the conditions that can remove an answer this condition reads, by hiding the field that writes it. */
function collectDependencies(plan: FieldPlan): ReadonlySet<FieldPlan> {
  const dependencies = new Set<FieldPlan>();
  for (const target of plan.targets) {
    for (const writer of getWriters(target)) {
      for (let ancestor: FieldPlan | undefined = writer; ancestor; ancestor = ancestor.parent)
        if (ancestor.condition) dependencies.add(ancestor);
    }
  }
  return dependencies;
}

/** Returns the fields that write a field's answer or a part of the answer. */
function getWriters({ sharers, inside, columns }: FieldPlan): readonly FieldPlan[] {
  return [...sharers, ...inside, ...(columns ? walkPlans(columns) : [])];
}

/** Follows dependencies among the unranked conditions; a condition visited twice closes a cycle. */
function findCycles(
  unranked: ReadonlyMap<FieldPlan, number>,
  dependencies: ReadonlyMap<FieldPlan, ReadonlySet<FieldPlan>>,
): readonly SessionWarning[] {
  const warnings: SessionWarning[] = [];
  const visited = new Set<FieldPlan>();
  for (const start of unranked.keys()) {
    const path: FieldPlan[] = [];
    let current: FieldPlan | undefined = start;
    while (current && !visited.has(current)) {
      visited.add(current);
      path.push(current);
      current = [...dependencies.get(current)!].find((dependency) => unranked.has(dependency));
    }
    if (!current || !path.includes(current)) continue;
    const cycle = [...path.slice(path.indexOf(current)), current].map(getName);
    warnings.push({ code: 'cycle', nodeId: current.id, detail: cycle.join(' ← ') });
  }
  return warnings;
}

function getName({ definition, id }: FieldPlan): string {
  return definition.key || id;
}
