import type { ComponentDefinition } from '../definition/form-definition.ts';
import { applyDefinition, isHiddenByLogic } from '../fields/current-settings.ts';
import type { FieldInstance } from '../fields/field-instance.ts';
import { propagateVisibility } from '../fields/propagate-visibility.ts';
import { childrenOf, writersOf } from '../fields/related-fields.ts';
import { isHolder } from '../json/is-record.ts';
import type { Rows } from './rows/create-rows.ts';

export interface HidingOptions {
  readonly rows: Rows;
  readonly isFrozen: boolean;
  /** Something is on its way that could still change who is shown. */
  isBusy(): boolean;
  read(field: FieldInstance): unknown;
  set(field: FieldInstance, value: unknown): void;
  fillDefault(field: FieldInstance): void;
  onChange(field: FieldInstance): void;
  /** Places that follow the answer of this one: by a condition, or by anything else that reads it. */
  dependentsOf(field: FieldInstance): readonly FieldInstance[];
}

/** Who is shown, and whose answer goes with it. */
export interface Hiding {
  /**
   * A field's own condition has another outcome: hands it down to all that lies in it.
   * @param isByLogic simple conditions come in the order of what they depend on, other logic in any
   */
  propagate(from: FieldInstance, isByLogic?: boolean): void;
  /** Logic gives a field other settings: hands down what they mean. */
  redefine(field: FieldInstance, definition: ComponentDefinition): void;
  /**
   * Takes away and gives back the answers that had to wait: while something is on its way that could still change who
   * is shown, no answer goes because of half the truth.
   * @returns whether there was anything to do
   */
  clear(): boolean;
}

/**
 * How often may be looked who follows an answer, until nothing is undecided any more. Behind it, what is undecided is done
 * at once, in any order: a form of thousands of fields that decide on each other in a chain comes to rest all the same.
 */
const MAX_LOOKS = 100_000;

export function createHiding(options: HidingOptions): Hiding {
  const { rows, isFrozen, read, set, fillDefault, onChange } = options;
  let undecided = new Set<FieldInstance>();
  let looks = 0;

  function dependentsOf(field: FieldInstance): readonly FieldInstance[] {
    looks += 1;
    return options.dependentsOf(field);
  }

  /** An answer that several places write stays as long as one of them wants it; an object, as long as something is in it. */
  function removeAnswer(field: FieldInstance): void {
    const { role } = field.plan;
    field.shown = false;
    field.isOverridden = false;
    if (role === 'layout' || read(field) === undefined || writersOf(field).some((writer) => !writer.cleared)) return;
    if (role === 'object' && !isEmptyObject(read(field))) return;
    set(field, undefined);
  }

  function applyClearing(cleared: readonly FieldInstance[], restored: readonly FieldInstance[]): void {
    // A grid goes first and whole; what lies deepest goes before what holds it.
    const grids = cleared.filter((field) => field.grid);
    const others = cleared.filter((field) => !field.grid).toReversed();
    for (const field of [...grids, ...others]) if (!field.isRemoved) removeAnswer(field);
    for (const field of restored) if (!field.isRemoved) fillDefault(field);
  }

  /** There is an answer to take away, or to give. */
  function isDue(field: FieldInstance): boolean {
    return field.plan.role !== 'layout' && (field.cleared ? read(field) !== undefined : true);
  }

  /** Those that none of the others can still show or hide: what is done to them may change what becomes of the rest. */
  function splitByInfluence(fields: readonly FieldInstance[]): {
    readonly now: readonly FieldInstance[];
    readonly later: readonly FieldInstance[];
  } {
    if (fields.length < 2 || looks >= MAX_LOOKS) return { now: fields, later: [] };
    const influenced = reachOf(fields, dependentsOf);
    const now = fields.filter((field) => !influenced.has(field));
    if (now.length === 0) return { now: fields, later: [] };
    return { now, later: fields.filter((field) => influenced.has(field)) };
  }

  function countColumn(field: FieldInstance): void {
    const grid = rows.countVisible(field);
    if (grid) onChange(grid);
  }

  function propagate(from: FieldInstance, isByLogic = false): void {
    const { changed, toggled, cleared, restored } = propagateVisibility(from);
    changed.forEach(onChange);
    for (const field of toggled) if (!field.settings.hidden) countColumn(field);
    if (isFrozen) return;
    if (!isByLogic && undecided.size === 0 && !options.isBusy()) applyClearing(cleared, restored);
    else for (const field of [...cleared, ...restored]) undecided.add(field);
  }

  return {
    propagate,
    redefine(field, definition) {
      const { changed, toggled } = applyDefinition(field, definition, childrenOf);
      changed.forEach(onChange);
      for (const hidden of toggled) if (!hidden.conditionallyHidden) countColumn(hidden);
      const isHidden = isHiddenByLogic(field);
      if (field.hiddenByLogic === isHidden) return;
      field.hiddenByLogic = isHidden;
      propagate(field, true);
    },
    clear() {
      if (undecided.size === 0) {
        looks = 0;
        return false;
      }
      const fields = splitByInfluence([...undecided].filter((field) => !field.isRemoved && isDue(field)));
      undecided = new Set(fields.later);
      applyClearing(
        fields.now.filter((field) => field.cleared),
        fields.now.filter((field) => !field.cleared),
      );
      return true;
    },
  };
}

/** All places whose answer may become another one because one of these does. One of these only where another leads to it, or a circle. */
function reachOf(
  from: readonly FieldInstance[],
  dependentsOf: (field: FieldInstance) => readonly FieldInstance[],
): ReadonlySet<FieldInstance> {
  const reached = new Set<FieldInstance>();
  const open = from.flatMap(dependentsOf);
  for (let field = open.pop(); field; field = open.pop()) {
    if (reached.has(field)) continue;
    reached.add(field);
    open.push(...childrenOf(field), ...dependentsOf(field));
  }
  return reached;
}

function isEmptyObject(value: unknown): boolean {
  return isHolder(value) && Object.keys(value).length === 0;
}
