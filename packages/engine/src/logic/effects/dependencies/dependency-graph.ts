import type { Segments } from '../../../data/data-path.ts';
import type { Effect, FieldInstance, Scope } from '../../../fields/field-instance.ts';
import { findFieldsBelow } from '../../../fields/related-fields.ts';
import type { FieldPlan } from '../../../plan/field-plan.ts';
import type { ScriptRead } from '../../../scripts/script-host.ts';
import { createPathIndex, type PathIndex, type ValueChange } from './path-index.ts';

/** Change of an answer, at a path within the object of a scope. */
export interface AnswerChange extends ValueChange {
  readonly scope: Scope;
  readonly segments: Segments;
  /** Scopes of other rows that show the same object as `scope`. */
  readonly twins: readonly Scope[];
}

/** Maps paths to the effects that read them. Independent of how effects run and of what they write. */
export interface DependencyGraph {
  /** Finds all effects that read a changed answer, in any row. */
  findDependents(change: AnswerChange, notify: (effect: Effect) => void): void;
  /** Finds the effects whose settings name the component of a field, such as `refreshOn`. */
  findWatchers(field: FieldInstance, notify: (effect: Effect) => void): void;
  /** Replaces the recorded reads of an effect. */
  trackReads(effect: Effect, reads: readonly ScriptRead[]): void;
  untrack(effect: Effect): void;
}

export function createDependencyGraph(): DependencyGraph {
  const indexes = new WeakMap<Scope, PathIndex<Effect>>();

  function getIndex(scope: Scope): PathIndex<Effect> {
    const index = indexes.get(scope) ?? createPathIndex<Effect>();
    indexes.set(scope, index);
    return index;
  }

  function untrack(effect: Effect): void {
    for (const subscription of effect.subscriptions) subscription.unsubscribe();
    effect.subscriptions = [];
  }

  return {
    findDependents({ scope, segments, twins, ...change }, notify) {
      for (const startScope of [scope, ...twins]) {
        let current = startScope;
        let path = segments;
        // A path in a row is visible from the row and from every enclosing scope.
        for (;;) {
          indexes.get(current)?.find(path, change, notify);
          if (!current.row) break;
          const { grid, index } = current.row;
          path = [...grid.plan.segments, String(index), ...path];
          current = grid.scope;
        }
      }
    },
    findWatchers({ plan, scope }, notify) {
      for (const watcher of plan.watchers) {
        for (const field of findFieldsBelow(scope, watcher.plan)) {
          const effect = field.effects.get(watcher);
          if (effect) notify(effect);
        }
      }
    },
    trackReads(effect, reads) {
      untrack(effect);
      const { scope, plan } = effect.field;
      const container = getContainerSegments(plan);
      const outermost = getOutermostScope(scope);
      effect.subscriptions = reads.map(({ from, path }) =>
        from === 'row' ? getIndex(scope).add(effect, [...container, ...path]) : getIndex(outermost).add(effect, path),
      );
    },
    untrack,
  };
}

/**
 * Returns the path from the scope's object to the object that a component writes into, which scripts access as `row`.
 */
export function getContainerSegments({ parent }: FieldPlan): Segments {
  for (let ancestor = parent; ancestor && ancestor.role !== 'rows'; ancestor = ancestor.parent)
    if (ancestor.role === 'object') return ancestor.segments;
  return [];
}

function getOutermostScope(scope: Scope): Scope {
  let current = scope;
  while (current.row) current = current.row.grid.scope;
  return current;
}
