import type { Effect, FieldInstance } from '../../../fields/field-instance.ts';
import type { EffectRole } from '../../../plan/effect-role.ts';
import type { FieldPlan } from '../../../plan/field-plan.ts';
import type { ScriptRead } from '../../../scripts/script-host.ts';
import { type AnswerChange, createDependencyGraph, getContainerSegments } from './dependency-graph.ts';
import { getScriptPath } from './row-path.ts';

/** Roles of effects that write the answer of their own field; reading this answer does not create a dependency. */
const writingRoles: ReadonlySet<EffectRole> = new Set(['calculation', 'value', 'action']);

/**
 * Dependencies of effects: the paths that each effect read in its last run, and the effects that depend on a change.
 */
export interface Dependencies {
  track(effect: Effect, reads: readonly ScriptRead[]): void;
  /** Records that the effect read the index of its row. */
  trackRowIndex(effect: Effect): void;
  /** Finds the effects that read a changed path. */
  findDependents(change: AnswerChange, notify: (effect: Effect) => void): void;
  /** Finds the effects whose settings name the component of a field, such as `refreshOn`. */
  findWatchers(field: FieldInstance, notify: (effect: Effect) => void): void;
  /** Finds the effects whose row index differs from the one at their last run. */
  findMovedRows(notify: (effect: Effect) => void): void;
  /** Returns the fields with effects that read the answer of a field. */
  findDependentFields(field: FieldInstance): readonly FieldInstance[];
  untrack(effect: Effect): void;
}

/** @param getAnswer returns the answer of a field */
export function createDependencies(getAnswer: (field: FieldInstance) => unknown): Dependencies {
  const index = createDependencyGraph();
  const rowIndexReaders = new Set<Effect>();
  return {
    track(effect, reads) {
      const { plan, field } = effect;
      if (plan.isOnce || effect.isRemoved) return;
      const ownRead = getOwnRead(field.plan);
      const otherReads = reads.filter(
        (read) => !isSameRead(read, ownRead) && !isSameRead(read, getOwnReadFromRoot(field)),
      );
      effect.readsOwnAnswer = otherReads.length < reads.length;
      index.trackReads(
        effect,
        plan.role === 'validity' ? [...otherReads, ownRead] : writingRoles.has(plan.role) ? otherReads : reads,
      );
    },
    trackRowIndex(effect) {
      if (!effect.isRemoved) rowIndexReaders.add(effect);
    },
    findDependents: index.findDependents,
    findWatchers: index.findWatchers,
    findMovedRows(notify) {
      for (const effect of rowIndexReaders) if (effect.field.scope.row?.index !== effect.rowIndex) notify(effect);
    },
    findDependentFields(field) {
      const fields: FieldInstance[] = [];
      const track = (effect: Effect) => void fields.push(effect.field);
      const { scope, plan } = field;
      const change = { before: getAnswer(field), after: undefined };
      index.findDependents({ scope, segments: plan.segments, twins: [], ...change }, track);
      index.findWatchers(field, track);
      return fields;
    },
    untrack(effect) {
      rowIndexReaders.delete(effect);
      index.untrack(effect);
    },
  };
}

/** Path of the field's own answer from the root of the data. */
function getOwnReadFromRoot({ scope, plan }: FieldInstance): ScriptRead {
  return { from: 'data', path: getScriptPath(scope, plan.segments).map(String) };
}

function getOwnRead(plan: FieldPlan): ScriptRead {
  return { from: 'row', path: plan.segments.slice(getContainerSegments(plan).length) };
}

function isSameRead(one: ScriptRead, other: ScriptRead): boolean {
  return (
    one.from === other.from &&
    one.path.length === other.path.length &&
    one.path.every((name, at) => name === other.path[at])
  );
}
