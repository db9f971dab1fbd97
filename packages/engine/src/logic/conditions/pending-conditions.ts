import type { TargetAnswer } from '../../conditions/condition.ts';
import type { FieldInstance } from '../../fields/field-instance.ts';
import { getDependents, getFieldInScope } from '../../fields/related-fields.ts';

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
