import type { ComponentDefinition } from '../definition/form-definition.ts';
import { applyDefinition, isHiddenByLogic } from '../fields/compute-settings.ts';
import type { FieldInstance } from '../fields/field-instance.ts';
import { propagateVisibility } from '../fields/propagate-visibility.ts';
import { getChildren, getWriters } from '../fields/related-fields.ts';
import { isObjectOrList } from '../json/json-value.ts';
import type { Rows } from './rows.ts';

export interface VisibilityUpdatesOptions {
  readonly rows: Rows;
  readonly isFrozen: boolean;
  /** True while queued work could still change visibility. */
  isBusy(): boolean;
  read(field: FieldInstance): unknown;
  set(field: FieldInstance, value: unknown): void;
  fillDefault(field: FieldInstance): void;
  onChange(field: FieldInstance): void;
  /** Returns the fields with conditions or effects that read the answer of a field. */
  findDependents(field: FieldInstance): readonly FieldInstance[];
}

/** Visibility of fields, and clearing of hidden answers. */
export interface VisibilityUpdates {
  /**
   * Propagates the changed condition of a field to its descendants.
   * @param isByLogic true if an effect changed the condition: effects run in any order, but simple conditions run in
   * the order of their ranks
   */
  propagate(from: FieldInstance, isByLogic?: boolean): void;
  /** Applies settings changed by logic, and propagates them to descendants. */
  redefine(field: FieldInstance, definition: ComponentDefinition): void;
  /**
   * Clears and restores answers. Deferred while queued work could still change visibility, so that no answer is lost to
   * an intermediate state.
   * @returns false if there was nothing to do
   */
  clearHiddenAnswers(): boolean;
}

/**
 * Maximum lookups of dependents per settle. Beyond it, pending answers are cleared in any order, so that a form with
 * thousands of fields in a chain still settles.
 */
const MAX_LOOKUPS = 100_000;

export function createVisibilityUpdates(options: VisibilityUpdatesOptions): VisibilityUpdates {
  const { rows, isFrozen, read, set, fillDefault, onChange } = options;
  let undecided = new Set<FieldInstance>();
  let lookupCount = 0;

  function dependentsOf(field: FieldInstance): readonly FieldInstance[] {
    lookupCount += 1;
    return options.findDependents(field);
  }

  /** Removes an answer unless another field that writes it is visible. Removes an object only if it is empty. */
  function removeAnswer(field: FieldInstance): void {
    const { role } = field.plan;
    field.showsErrors = false;
    field.isOverridden = false;
    if (role === 'layout' || read(field) === undefined || getWriters(field).some((writer) => !writer.cleared)) return;
    if (role === 'object' && !isEmptyObject(read(field))) return;
    set(field, undefined);
  }

  function applyClearing(cleared: readonly FieldInstance[], restored: readonly FieldInstance[]): void {
    // Grids are cleared first and as a whole; nested answers before their containers.
    const grids = cleared.filter((field) => field.grid);
    const others = cleared.filter((field) => !field.grid).toReversed();
    for (const field of [...grids, ...others]) if (!field.isRemoved) removeAnswer(field);
    for (const field of restored) if (!field.isRemoved) fillDefault(field);
  }

  /** Returns true if there is an answer to clear or to restore. */
  function needsClearing(field: FieldInstance): boolean {
    return field.plan.role !== 'layout' && (field.cleared ? read(field) !== undefined : true);
  }

  /** Splits fields into those that no other pending field can affect, and the rest. */
  function splitByInfluence(fields: readonly FieldInstance[]): {
    readonly independent: readonly FieldInstance[];
    readonly deferred: readonly FieldInstance[];
  } {
    if (fields.length < 2 || lookupCount >= MAX_LOOKUPS) return { independent: fields, deferred: [] };
    const influenced = findReachable(fields, dependentsOf);
    const now = fields.filter((field) => !influenced.has(field));
    if (now.length === 0) return { independent: fields, deferred: [] };
    return { independent: now, deferred: fields.filter((field) => influenced.has(field)) };
  }

  function countColumn(field: FieldInstance): void {
    const grid = rows.updateColumnCount(field);
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
      const { changed, toggled } = applyDefinition(field, definition, getChildren);
      changed.forEach(onChange);
      for (const hidden of toggled) if (!hidden.conditionallyHidden) countColumn(hidden);
      const isHidden = isHiddenByLogic(field);
      if (field.hiddenByLogic === isHidden) return;
      field.hiddenByLogic = isHidden;
      propagate(field, true);
    },
    clearHiddenAnswers() {
      if (undecided.size === 0) {
        lookupCount = 0;
        return false;
      }
      const fields = splitByInfluence([...undecided].filter((field) => !field.isRemoved && needsClearing(field)));
      undecided = new Set(fields.deferred);
      applyClearing(
        fields.independent.filter((field) => field.cleared),
        fields.independent.filter((field) => !field.cleared),
      );
      return true;
    },
  };
}

/**
 * Returns all fields whose answers may change when the answers of other fields change. A field of `from` is included
 * only if a change of another field, or a cycle, leads to the field.
 */
function findReachable(
  from: readonly FieldInstance[],
  dependentsOf: (field: FieldInstance) => readonly FieldInstance[],
): ReadonlySet<FieldInstance> {
  const reached = new Set<FieldInstance>();
  const queue = from.flatMap(dependentsOf);
  for (let field = queue.pop(); field; field = queue.pop()) {
    if (reached.has(field)) continue;
    reached.add(field);
    queue.push(...getChildren(field), ...dependentsOf(field));
  }
  return reached;
}

function isEmptyObject(value: unknown): boolean {
  return isObjectOrList(value) && Object.keys(value).length === 0;
}
