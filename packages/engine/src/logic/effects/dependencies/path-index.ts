import type { Segments } from '../../../data/data-path.ts';
import type { Subscription } from '../../../fields/field-instance.ts';
import { isHolder } from '../../../json/is-record.ts';
import { KEYS } from '../../../scripts/script-host.ts';

interface PathNode<Dependent> {
  readonly parent: PathNode<Dependent> | undefined;
  readonly name: string;
  readonly children: Map<string, PathNode<Dependent>>;
  readonly dependents: Set<Dependent>;
}

/** Values before and after a change at one path. */
export interface Change {
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Index of dependents by path within one object. A dependent of `a.b` is notified of changes to `a.b`, to anything in it, and
 * to `a` as a whole; a dependent of `KEYS` of `a` is notified when keys of `a` are added or removed, or the length of a list
 * changes.
 */
export interface PathIndex<Dependent> {
  add(dependent: Dependent, path: Segments): Subscription;
  /** Calls `notify` for each dependent of the changed path; more than once for a dependent with several reads. */
  find(path: Segments, change: Change, notify: (dependent: Dependent) => void): void;
}

export function createPathIndex<Dependent>(): PathIndex<Dependent> {
  const root: PathNode<Dependent> = { parent: undefined, name: '', children: new Map(), dependents: new Set() };

  return {
    add(dependent, path) {
      let at = root;
      for (const name of path) {
        const next: PathNode<Dependent> = at.children.get(name) ?? {
          parent: at,
          name,
          children: new Map(),
          dependents: new Set(),
        };
        at.children.set(name, next);
        at = next;
      }
      at.dependents.add(dependent);
      return { unsubscribe: () => removeDependent(at, dependent) };
    },
    find(path, change, notify) {
      let at: PathNode<Dependent> | undefined = root;
      for (const [depth, name] of path.entries()) {
        at.dependents.forEach(notify);
        const isLast = depth === path.length - 1;
        if (isLast && isPresent(change.before) !== isPresent(change.after))
          at.children.get(KEYS)?.dependents.forEach(notify);
        at = at.children.get(name);
        if (!at) return;
      }
      notifyChanged(at, change, notify);
    },
  };
}

function removeDependent<Dependent>(node: PathNode<Dependent>, dependent: Dependent): void {
  node.dependents.delete(dependent);
  let at = node;
  while (at.parent && at.dependents.size === 0 && at.children.size === 0) {
    at.parent.children.delete(at.name);
    at = at.parent;
  }
}

/** NOTE: in two lists, entries that are the same object at the same index are unchanged. */
function notifyChanged<Dependent>(
  node: PathNode<Dependent>,
  { before, after }: Change,
  notify: (dependent: Dependent) => void,
): void {
  node.dependents.forEach(notify);
  for (const [name, children] of node.children) {
    if (name === KEYS) {
      if (!sameNames(before, after)) children.dependents.forEach(notify);
      continue;
    }
    const change = { before: entryOf(before, name), after: entryOf(after, name) };
    if (!Object.is(change.before, change.after)) notifyChanged(children, change, notify);
  }
}

function sameNames(before: unknown, after: unknown): boolean {
  if (Array.isArray(before) && Array.isArray(after)) return before.length === after.length;
  if (!isHolder(before) || !isHolder(after) || Array.isArray(before) || Array.isArray(after)) return false;
  const names = Object.keys(before);
  return names.length === Object.keys(after).length && names.every((name) => Object.hasOwn(after, name));
}

function entryOf(value: unknown, name: string): unknown {
  return isHolder(value) && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined;
}

function isPresent(value: unknown): boolean {
  return value !== undefined;
}
