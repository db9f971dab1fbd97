import {
  getConditionTargets,
  parseSimpleCondition,
  type TargetAnswer,
  usesFullPaths,
} from '../conditions/condition.ts';
import type { FieldInstance } from '../fields/field-instance.ts';
import { getDependents, getFieldInScope } from '../fields/related-fields.ts';
import type { FieldPlan } from '../plan/field-plan.ts';
import { findTarget, walkPlans } from '../plan/find-plans.ts';
import type { SessionWarning } from '../plan/session-warning.ts';

/**
 * Links every condition to the fields whose answers the condition reads, and returns warnings for targets and operators
 * that are unknown.
 */
export function linkConditions(plans: readonly FieldPlan[]): readonly SessionWarning[] {
  const warnings: SessionWarning[] = [];
  const conditional: FieldPlan[] = [];
  for (const plan of plans) {
    const { id: nodeId, definition } = plan;
    if (definition.conditional === undefined) continue;
    const usesFullPath = usesFullPaths(definition);
    const find = (target: string) => findTarget(target, plan, usesFullPath);
    for (const detail of getConditionTargets(definition)) {
      if (!find(detail)) warnings.push({ code: 'missing-condition-target', nodeId, detail });
    }
    const { condition, unknownOperators } = parseSimpleCondition(definition, (target) => find(target) !== undefined);
    for (const detail of unknownOperators) warnings.push({ code: 'unknown-operator', nodeId, detail });
    if (!condition) continue;
    plan.condition = condition;
    plan.targets = condition.targets.flatMap((target) => find(target) ?? []);
    for (const target of new Set(plan.targets)) target.dependents.push(plan);
    conditional.push(plan);
  }
  return [...warnings, ...rankConditions(conditional)];
}

/**
 * Ranks conditions so that each condition is evaluated after all conditions that can change the answers it reads.
 * Returns a warning for each cycle. Conditions in a cycle, or depending on a cycle, share the last rank.
 */
function rankConditions(conditional: readonly FieldPlan[]): readonly SessionWarning[] {
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

/**
 * Maximum evaluations of one condition while a session settles. At the limit the cycle is cut, and the component is
 * shown.
 */
const maxEvaluations = 4;

/** Queue of conditions to evaluate, lowest rank first. */
export interface PendingConditions {
  add(field: FieldInstance): void;
  /** Queues the conditions that read the answer of a field. */
  addDependents(field: FieldInstance): void;
  /** Evaluates conditions until the queue is empty. `onToggle` may queue more conditions. */
  settle(
    getAnswer: (target: FieldInstance | undefined) => TargetAnswer,
    onToggle: (field: FieldInstance) => void,
  ): void;
}

export function createPendingConditions(): PendingConditions {
  const byRank: (Set<FieldInstance> | undefined)[] = [];
  let lowest = 0;
  /** Fields whose dependents are already queued: an object with many answers queues them once, not once per answer. */
  const notified = new Set<FieldInstance>();

  function dequeue(): FieldInstance | undefined {
    for (; lowest < byRank.length; lowest += 1) {
      const [field] = byRank[lowest] ?? [];
      if (!field) continue;
      byRank[lowest]!.delete(field);
      return field;
    }
    return undefined;
  }

  function add(field: FieldInstance): void {
    const queue = byRank[field.plan.rank] ?? new Set();
    byRank[field.plan.rank] = queue.add(field);
    lowest = Math.min(lowest, field.plan.rank);
  }

  return {
    add,
    addDependents(field) {
      if (field.plan.dependents.length === 0 || notified.has(field)) return;
      notified.add(field);
      getDependents(field).forEach(add);
    },
    settle(getAnswer, onToggle) {
      const evaluations = new Map<FieldInstance, number>();
      for (let field = dequeue(); field; field = dequeue()) {
        if (field.isRemoved) continue;
        const { plan, scope } = field;
        const targets = plan.targets.map((target) => getFieldInScope(scope, target));
        for (const target of targets) if (target) notified.delete(target);
        const count = (evaluations.get(field) ?? 0) + 1;
        evaluations.set(field, count);
        if (count > maxEvaluations) continue;
        const isMet = count === maxEvaluations || plan.condition!.shows(targets.map(getAnswer));
        if (isMet === field.conditionMet) continue;
        field.conditionMet = isMet;
        onToggle(field);
      }
    },
  };
}
