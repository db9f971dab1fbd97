import type { Segments } from '../../../data/data-path.ts';
import type { Effect, FieldInstance, Scope } from '../../../fields/field-instance.ts';
import { fieldsBelow } from '../../../fields/related-fields.ts';
import type { FieldPlan } from '../../../plan/field-plan.ts';
import type { ScriptRead } from '../../../scripts/script-host.ts';
import { type Change, createPathIndex, type PathIndex } from './path-index.ts';

/** Change of an answer, at a path within the object of a scope. */
export interface AnswerChange extends Change {
  readonly scope: Scope;
  readonly segments: Segments;
  /** Scopes of other rows that show the same object. */
  readonly twins: readonly Scope[];
}

/** Maps paths to the effects that read them. Independent of how effects run and of what they write. */
export interface DependencyGraph {
  /** Finds all effects that read a changed answer, in any row. */
  findDependents(change: AnswerChange, notify: (effect: Effect) => void): void;
  /** Finds the effects that name the component of a field. */
  findWatchers(field: FieldInstance, notify: (effect: Effect) => void): void;
  /** Replaces the recorded reads of an effect. */
  trackReads(effect: Effect, reads: readonly ScriptRead[]): void;
  untrack(effect: Effect): void;
}

export function createDependencyGraph(): DependencyGraph {
  const indexes = new WeakMap<Scope, PathIndex<Effect>>();

  function indexOf(scope: Scope): PathIndex<Effect> {
    const index = indexes.get(scope) ?? createPathIndex<Effect>();
    indexes.set(scope, index);
    return index;
  }

  function untrack(effect: Effect): void {
    for (const reading of effect.subscriptions) reading.unsubscribe();
    effect.subscriptions = [];
  }

  return {
    findDependents({ scope, segments, twins, ...change }, notify) {
      for (const seen of [scope, ...twins]) {
        let at = seen;
        let path = segments;
        // A path in a row is visible from the row and from every enclosing scope.
        for (;;) {
          indexes.get(at)?.find(path, change, notify);
          if (!at.row) break;
          const { grid, index } = at.row;
          path = [...grid.plan.segments, String(index), ...path];
          at = grid.scope;
        }
      }
    },
    findWatchers({ plan, scope }, notify) {
      for (const watcher of plan.watchers) {
        for (const field of fieldsBelow(scope, watcher.plan)) {
          const effect = field.effects.get(watcher);
          if (effect) notify(effect);
        }
      }
    },
    trackReads(effect, reads) {
      untrack(effect);
      const { scope, plan } = effect.field;
      const holder = containerSegments(plan);
      const outermost = outermostOf(scope);
      effect.subscriptions = reads.map(({ from, path }) =>
        from === 'row' ? indexOf(scope).add(effect, [...holder, ...path]) : indexOf(outermost).add(effect, path),
      );
    },
    untrack,
  };
}

/** Returns the path from the scope's object to the object that a component writes into; authors know it as `row`. */
export function containerSegments({ parent }: FieldPlan): Segments {
  for (let at = parent; at && at.role !== 'rows'; at = at.parent) if (at.role === 'object') return at.segments;
  return [];
}

function outermostOf(scope: Scope): Scope {
  let at = scope;
  while (at.row) at = at.row.grid.scope;
  return at;
}
