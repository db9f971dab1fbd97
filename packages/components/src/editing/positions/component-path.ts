import type { FormDefinition } from '@tideform/engine';

/** Position of a component in a form, in the notation of `walkComponents`: `2`, `2.columns[0].1`. */
export type ComponentPath = string;

/** Position of a component list: the form's top-level list, or the list in a slot of a container. */
export interface ListPosition {
  /** Path of the container; `undefined` for the form's top-level list. */
  readonly parent: ComponentPath | undefined;
  /** Name of the container's slot (`ChildSlot.name`); `undefined` for the form's top-level list. */
  readonly slot: string | undefined;
}

/** Insertion position. The component that is now at `index` will follow the inserted one. */
export interface DropPosition extends ListPosition {
  readonly index: number;
}

/**
 * Result of an edit command: the new form, and the path of the component to select. An unchanged `form` object means
 * that nothing changed.
 */
export interface EditResult {
  readonly form: FormDefinition;
  readonly path: ComponentPath | undefined;
  /** References that became invalid or are in code that can't be rewritten safely. */
  readonly lost?: readonly LostReference[];
}

/** Reference that an edit broke or couldn't rewrite. */
export interface LostReference {
  readonly path: ComponentPath;
  readonly property: string;
  readonly name: string;
  /** Line number in the code or text, starting at 1. */
  readonly line: number;
}

/** Result of an edit command on several components: the new form, and the paths to select, from top to bottom. */
export interface MultiEditResult {
  readonly form: FormDefinition;
  readonly paths: readonly ComponentPath[];
  readonly lost?: readonly LostReference[];
}

/** Returns the position of a component from its path. */
export function getPosition(path: ComponentPath): DropPosition {
  const steps = path.split('.');
  const index = Number(steps.pop());
  const slot = steps.pop();
  return { parent: slot === undefined ? undefined : steps.join('.'), slot, index };
}

export function formatPath({ parent, slot, index }: DropPosition): ComponentPath {
  return parent === undefined ? String(index) : `${parent}.${slot}.${index}`;
}

/** Returns whether `path` is `outer` or is inside `outer`. */
export function isWithin(path: ComponentPath | undefined, outer: ComponentPath): boolean {
  return path === outer || path?.startsWith(`${outer}.`) === true;
}

export function isSameList(one: ListPosition, other: ListPosition): boolean {
  return one.parent === other.parent && one.slot === other.slot;
}

/** Returns a component's path after another component was removed. */
export function adjustPathAfterRemoval(path: ComponentPath, removed: ComponentPath): ComponentPath {
  return shiftPath(path, getPosition(removed), -1);
}

/** Returns a component's path after `count` components were inserted at a position. */
export function adjustPathAfterInsertion(path: ComponentPath, position: DropPosition, count = 1): ComponentPath {
  return shiftPath(path, position, count);
}

function shiftPath(path: ComponentPath, from: DropPosition, by: number): ComponentPath {
  const prefix = from.parent === undefined ? '' : `${from.parent}.${from.slot}.`;
  if (!path.startsWith(prefix)) return path;
  const [index = '', ...rest] = path.slice(prefix.length).split('.');
  const isAfter = by < 0 ? Number(index) > from.index : Number(index) >= from.index;
  return isAfter ? [`${prefix}${Number(index) + by}`, ...rest].join('.') : path;
}
