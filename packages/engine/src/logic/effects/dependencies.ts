import type { Segments } from '../../data/data-path.ts';
import type { Effect, FieldInstance, Scope, Subscription } from '../../fields/field-instance.ts';
import { getRowSegments } from '../../fields/field-path.ts';
import { findFieldsBelow } from '../../fields/related-fields.ts';
import { isObjectOrList } from '../../json/json-value.ts';
import type { EffectRole, FieldPlan } from '../../plan/field-plan.ts';
import { KEYS, type ScriptPath, type ScriptRead } from '../../scripts/script-host.ts';

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

/** Change of an answer, at a path within the object of a scope. */
export interface AnswerChange extends ValueChange {
  readonly scope: Scope;
  readonly segments: Segments;
  /** Scopes of other rows that show the same object as `scope`. */
  readonly twins: readonly Scope[];
}

/** Maps paths to the effects that read them. Independent of how effects run and of what they write. */
interface DependencyGraph {
  /** Finds all effects that read a changed answer, in any row. */
  findDependents(change: AnswerChange, notify: (effect: Effect) => void): void;
  /** Finds the effects whose settings name the component of a field, such as `refreshOn`. */
  findWatchers(field: FieldInstance, notify: (effect: Effect) => void): void;
  /** Replaces the recorded reads of an effect. */
  trackReads(effect: Effect, reads: readonly ScriptRead[]): void;
  untrack(effect: Effect): void;
}

function createDependencyGraph(): DependencyGraph {
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

/** Returns the path from the root of the data to the object that a field writes into. */
export function getContainerPath({ plan, scope }: FieldInstance): Segments {
  const container = getContainerSegments(plan);
  return scope.row ? [...getRowSegments(scope.row), ...container] : container;
}

/** Returns the path of `segments` in a scope for scripts, with numbers for row indexes. */
export function getScriptPath({ row }: Scope, segments: Segments): ScriptPath {
  if (!row) return segments;
  return [...getScriptPath(row.grid.scope, row.grid.plan.segments), row.index, ...segments];
}

interface PathNode<Dependent> {
  readonly parent: PathNode<Dependent> | undefined;
  readonly name: string;
  readonly children: Map<string, PathNode<Dependent>>;
  readonly dependents: Set<Dependent>;
}

/** Values before and after a change at one path. */
interface ValueChange {
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Index of dependents by path within one object. A dependent of `a.b` is notified of changes to `a.b`, to anything
 * below `a.b`, and to `a` as a whole; a dependent of `KEYS` of `a` is notified when keys of `a` are added or removed,
 * or the length of a list changes.
 */
interface PathIndex<Dependent> {
  add(dependent: Dependent, path: Segments): Subscription;
  /** Calls `notify` for each dependent of the changed path; more than once for a dependent with several reads. */
  find(path: Segments, change: ValueChange, notify: (dependent: Dependent) => void): void;
}

function createPathIndex<Dependent>(): PathIndex<Dependent> {
  const root: PathNode<Dependent> = { parent: undefined, name: '', children: new Map(), dependents: new Set() };

  return {
    add(dependent, path) {
      let node = root;
      for (const name of path) {
        const next: PathNode<Dependent> = node.children.get(name) ?? {
          parent: node,
          name,
          children: new Map(),
          dependents: new Set(),
        };
        node.children.set(name, next);
        node = next;
      }
      node.dependents.add(dependent);
      return { unsubscribe: () => removeDependent(node, dependent) };
    },
    find(path, change, notify) {
      let node: PathNode<Dependent> | undefined = root;
      for (const [depth, name] of path.entries()) {
        node.dependents.forEach(notify);
        const isLast = depth === path.length - 1;
        if (isLast && isPresent(change.before) !== isPresent(change.after))
          node.children.get(KEYS)?.dependents.forEach(notify);
        node = node.children.get(name);
        if (!node) return;
      }
      notifyChanged(node, change, notify);
    },
  };
}

function removeDependent<Dependent>(node: PathNode<Dependent>, dependent: Dependent): void {
  node.dependents.delete(dependent);
  let current = node;
  while (current.parent && current.dependents.size === 0 && current.children.size === 0) {
    current.parent.children.delete(current.name);
    current = current.parent;
  }
}

/** NOTE: when two lists are compared, an entry that is the same object at the same index counts as unchanged. */
function notifyChanged<Dependent>(
  node: PathNode<Dependent>,
  { before, after }: ValueChange,
  notify: (dependent: Dependent) => void,
): void {
  node.dependents.forEach(notify);
  for (const [name, children] of node.children) {
    if (name === KEYS) {
      if (!haveSameKeys(before, after)) children.dependents.forEach(notify);
      continue;
    }
    const change = { before: getEntry(before, name), after: getEntry(after, name) };
    if (!Object.is(change.before, change.after)) notifyChanged(children, change, notify);
  }
}

function haveSameKeys(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after)) return before.length === after.length;
  if (!isObjectOrList(before) || !isObjectOrList(after) || Array.isArray(before) || Array.isArray(after)) return false;
  const names = Object.keys(before);
  return names.length === Object.keys(after).length && names.every((name) => Object.hasOwn(after, name));
}

function getEntry(value: unknown, name: string): unknown {
  return isObjectOrList(value) && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

function isPresent(value: unknown): boolean {
  return value !== undefined;
}
