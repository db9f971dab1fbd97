import type { TargetAnswer } from '../logic/condition.ts';
import { createPendingConditions } from '../logic/settle-conditions.ts';
import { createAnswers } from './answers.ts';
import { buildScope } from './places/build-scope.ts';
import type { Place, Scope } from './places/place.ts';
import { segmentsOfPlace } from './places/place-path.ts';
import { dependentsOf, relatedTo, writersOf } from './places/related-places.ts';
import type { ScopePlan } from './plan/scope-plan.ts';
import { createRows, type Rows } from './rows/create-rows.ts';
import type { SubmissionData } from './session.ts';
import { spreadVisibility } from './spread-visibility.ts';

/** The answers and what follows from them: who is there, who is visible, who is cleared. Knows no listener and no rule. */
export interface Answering {
  /** The places of the form. Those of rows are in their grids. */
  readonly scope: Scope;
  readonly rows: Rows;
  read(place: Place): unknown;
  /** Writes one answer and lets all conditions settle. */
  write(place: Place, value: unknown): void;
  /** Puts every answer back to its default and lets all conditions settle. */
  reset(): void;
  snapshot(): SubmissionData;
  /** Hands out, once, what changed since it was last asked. */
  takeChanges(): { readonly places: readonly Place[]; readonly hasNewData: boolean };
}

/** Brings stored answers into shape, fills in defaults and settles. When `isFrozen`, defaults and clearing are left out. */
export function createAnswering(plan: ScopePlan, data: SubmissionData, isFrozen: boolean): Answering {
  const answers = createAnswers(data);
  const pending = createPendingConditions();
  const rows = createRows({ read, onEnter: start });
  const scope = buildScope(plan, undefined, data);
  let changed = new Set<Place>();
  let hasNewData = false;

  function read(place: Place): unknown {
    return answers.read(segmentsOfPlace(place));
  }

  function set(place: Place, value: unknown): void {
    if (Object.is(read(place), value)) return;
    const { own, holding } = relatedTo(place);
    const grids = own.filter((related) => related.grid).map((grid) => [grid, read(grid)] as const);
    answers.write(segmentsOfPlace(place), value);
    hasNewData = true;
    for (const related of [...own, ...holding]) {
      changed.add(related);
      for (const dependent of dependentsOf(related)) pending.add(dependent);
    }
    for (const [grid, before] of grids) rows.match(grid, before);
  }

  function fillDefault(place: Place): void {
    const { spec, role, props } = place.plan;
    if (!spec || role === 'layout' || read(place) !== undefined) return;
    set(place, spec.emptyValue(props));
  }

  /** An answer that several places write stays as long as one of them wants it; an object, as long as something is in it. */
  function takeAway(place: Place): void {
    const { role } = place.plan;
    place.shown = false;
    if (role === 'layout' || writersOf(place).some((writer) => !writer.cleared)) return;
    if (role === 'object' && !isEmptyObject(read(place))) return;
    set(place, undefined);
  }

  function spread(from: Place): void {
    const change = spreadVisibility(from);
    for (const place of change.changed) changed.add(place);
    for (const place of change.flipped) {
      const grid = rows.countVisible(place);
      if (grid) changed.add(grid);
    }
    if (isFrozen) return;
    // A grid goes first and whole; what lies deepest goes before what holds it.
    const grids = change.cleared.filter((place) => place.grid);
    const others = change.cleared.filter((place) => !place.grid).toReversed();
    for (const place of [...grids, ...others]) if (!place.isGone) takeAway(place);
    for (const place of change.restored) if (!place.isGone) fillDefault(place);
  }

  function answerOf(place: Place | undefined): TargetAnswer {
    if (!place) return { value: undefined, isEmpty: true };
    const { spec, props } = place.plan;
    const value = read(place);
    if (!spec) return { value, isEmpty: value === undefined || value === null || value === '' };
    return { value: spec.logicValue(value, props), isEmpty: spec.isEmpty(value, props) };
  }

  const settle = () => pending.settle(answerOf, spread);

  function normalize(place: Place): void {
    const { role, spec, props } = place.plan;
    const value = read(place);
    if (value === undefined || (role !== 'value' && role !== 'rows')) return;
    set(place, spec!.normalize(value, props));
  }

  function start({ places }: Scope): void {
    for (const place of places) {
      if (!place) continue;
      changed.add(place);
      normalize(place);
      if (!isFrozen) fillDefault(place);
      if (place.grid?.rows.length === 0) rows.match(place, undefined);
      if (place.plan.condition) pending.add(place);
    }
  }

  rows.enter(scope);
  settle();
  changed = new Set();
  hasNewData = false;

  return {
    scope,
    rows,
    read,
    write(place, value) {
      set(place, value);
      settle();
    },
    reset() {
      const places = scope.places.filter((place) => place !== undefined);
      for (const place of places) if (place.plan.role === 'value' || place.grid) set(place, undefined);
      for (const place of places) if (!place.cleared) fillDefault(place);
      settle();
    },
    snapshot: answers.snapshot,
    takeChanges() {
      const taken = { places: [...changed].filter((place) => !place.isGone), hasNewData };
      changed = new Set();
      hasNewData = false;
      return taken;
    },
  };
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
