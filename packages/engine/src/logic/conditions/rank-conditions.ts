import type { FieldPlan } from '../../plan/field-plan.ts';
import { plansWithin } from '../../plan/plans-within.ts';
import type { SessionWarning } from '../../plan/session-warning.ts';

/**
 * Orders conditions so that each is evaluated after those that can change what it reads, and reports cycles. Conditions in a
 * cycle, or depending on one, share the last rank.
 */
export function rankConditions(conditional: readonly FieldPlan[]): readonly SessionWarning[] {
  const dependencies = new Map(conditional.map((field) => [field, dependenciesOf(field)]));
  const dependents = dependentsOf(dependencies);
  const open = new Map(conditional.map((field) => [field, dependencies.get(field)!.size]));
  let layer = conditional.filter((field) => open.get(field) === 0);
  let rank = 0;
  while (layer.length > 0) {
    const next: FieldPlan[] = [];
    for (const field of layer) {
      field.rank = rank;
      open.delete(field);
      for (const dependent of dependents.get(field) ?? []) {
        open.set(dependent, open.get(dependent)! - 1);
        if (open.get(dependent) === 0) next.push(dependent);
      }
    }
    layer = next;
    rank += 1;
  }
  for (const field of open.keys()) field.rank = rank;
  return nameCycles(open, dependencies);
}

function dependentsOf(
  dependencies: ReadonlyMap<FieldPlan, ReadonlySet<FieldPlan>>,
): ReadonlyMap<FieldPlan, readonly FieldPlan[]> {
  const dependents = new Map<FieldPlan, FieldPlan[]>();
  for (const [field, itsDependencies] of dependencies) {
    for (const dependency of itsDependencies) {
      const known = dependents.get(dependency);
      if (known) known.push(field);
      else dependents.set(dependency, [field]);
    }
  }
  return dependents;
}

/** Returns the conditions that can remove an answer this condition reads, by hiding the field that writes it. */
function dependenciesOf(plan: FieldPlan): ReadonlySet<FieldPlan> {
  const dependencies = new Set<FieldPlan>();
  for (const target of plan.targets) {
    for (const writer of writersOf(target)) {
      for (let at: FieldPlan | undefined = writer; at; at = at.parent) if (at.condition) dependencies.add(at);
    }
  }
  return dependencies;
}

/** Returns the fields that write this answer or a part of it. */
function writersOf({ sharers, inside, columns }: FieldPlan): readonly FieldPlan[] {
  return [...sharers, ...inside, ...(columns ? plansWithin(columns) : [])];
}

/** Follows dependencies among the unranked conditions; a condition visited twice closes a cycle. */
function nameCycles(
  unranked: ReadonlyMap<FieldPlan, number>,
  dependencies: ReadonlyMap<FieldPlan, ReadonlySet<FieldPlan>>,
): readonly SessionWarning[] {
  const warnings: SessionWarning[] = [];
  const seen = new Set<FieldPlan>();
  for (const start of unranked.keys()) {
    const walk: FieldPlan[] = [];
    let at: FieldPlan | undefined = start;
    while (at && !seen.has(at)) {
      seen.add(at);
      walk.push(at);
      at = [...dependencies.get(at)!].find((dependency) => unranked.has(dependency));
    }
    if (!at || !walk.includes(at)) continue;
    const cycle = [...walk.slice(walk.indexOf(at)), at].map(nameOf);
    warnings.push({ code: 'cycle', nodeId: at.id, detail: cycle.join(' ← ') });
  }
  return warnings;
}

function nameOf({ definition, id }: FieldPlan): string {
  return definition.key || id;
}
