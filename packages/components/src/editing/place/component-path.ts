import type { FormDefinition } from '@tideform/engine';

/** Where a component lies in a form, as `walkComponents` says it: `2`, `2.columns[0].1`. */
export type ComponentPath = string;

/** A list of components: the form's own, or the one in a slot of a container. */
export interface ListPlace {
  /** `undefined`: the form itself. */
  readonly parent: ComponentPath | undefined;
  /** Name of the container's slot (`ChildSlot.name`); `undefined` for the form itself. */
  readonly slot: string | undefined;
}

/** A place between components. Whatever lies at `index` now comes to lie after it. */
export interface DropPlace extends ListPlace {
  readonly index: number;
}

/** What a command made of a form, and the component to select now. The same form: there was nothing to do. */
export interface Edited {
  readonly form: FormDefinition;
  readonly path: ComponentPath | undefined;
  /** References that it left pointing at nothing, or that are code which can't be rewritten safely. */
  readonly lost?: readonly LostReference[];
}

/** A name that an edit could not rewrite. */
export interface LostReference {
  readonly path: ComponentPath;
  readonly property: string;
  readonly name: string;
  /** Of code and texts, counted from 1. */
  readonly line: number;
}

/** The same of several components: they are selected now, from top to bottom. */
export interface EditedSeveral {
  readonly form: FormDefinition;
  readonly paths: readonly ComponentPath[];
  readonly lost?: readonly LostReference[];
}

/** The place that a component has now. */
export function placeOf(path: ComponentPath): DropPlace {
  const steps = path.split('.');
  const index = Number(steps.pop());
  const slot = steps.pop();
  return { parent: slot === undefined ? undefined : steps.join('.'), slot, index };
}

export function pathAt({ parent, slot, index }: DropPlace): ComponentPath {
  return parent === undefined ? String(index) : `${parent}.${slot}.${index}`;
}

/** Whether a component is another or lies somewhere in it. */
export function isWithin(path: ComponentPath | undefined, outer: ComponentPath): boolean {
  return path === outer || path?.startsWith(`${outer}.`) === true;
}

export function isSameList(one: ListPlace, other: ListPlace): boolean {
  return one.parent === other.parent && one.slot === other.slot;
}

/** Where a component lies after another was taken away. */
export function pathAfterRemoval(path: ComponentPath, removed: ComponentPath): ComponentPath {
  return shift(path, placeOf(removed), -1);
}

/** Where a component lies after others were put before the given place. */
export function pathAfterInsertion(path: ComponentPath, place: DropPlace, count = 1): ComponentPath {
  return shift(path, place, count);
}

function shift(path: ComponentPath, from: DropPlace, by: number): ComponentPath {
  const prefix = from.parent === undefined ? '' : `${from.parent}.${from.slot}.`;
  if (!path.startsWith(prefix)) return path;
  const [index = '', ...rest] = path.slice(prefix.length).split('.');
  const isAfter = by < 0 ? Number(index) > from.index : Number(index) >= from.index;
  return isAfter ? [`${prefix}${Number(index) + by}`, ...rest].join('.') : path;
}
