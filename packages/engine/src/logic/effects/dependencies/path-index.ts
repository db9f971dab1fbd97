import type { Segments } from '../../../data/data-path.ts';
import type { Subscription } from '../../../fields/field-instance.ts';
import { isObjectOrList } from '../../../json/is-record.ts';
import { KEYS } from '../../../scripts/script-host.ts';

interface PathNode<Dependent> {
  readonly parent: PathNode<Dependent> | undefined;
  readonly name: string;
  readonly children: Map<string, PathNode<Dependent>>;
  readonly dependents: Set<Dependent>;
}

/** Values before and after a change at one path. */
export interface ValueChange {
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Index of dependents by path within one object. A dependent of `a.b` is notified of changes to `a.b`, to anything
 * below `a.b`, and to `a` as a whole; a dependent of `KEYS` of `a` is notified when keys of `a` are added or removed,
 * or the length of a list changes.
 */
export interface PathIndex<Dependent> {
  add(dependent: Dependent, path: Segments): Subscription;
  /** Calls `notify` for each dependent of the changed path; more than once for a dependent with several reads. */
  find(path: Segments, change: ValueChange, notify: (dependent: Dependent) => void): void;
}

export function createPathIndex<Dependent>(): PathIndex<Dependent> {
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
