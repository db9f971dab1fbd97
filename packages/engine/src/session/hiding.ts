import type { ComponentDefinition } from '../definition/form-definition.ts';
import { isHolder } from '../json/is-record.ts';
import { isHiddenByLogic, takeDefinition } from '../places/current-settings.ts';
import type { Place } from '../places/place.ts';
import { childrenOf, writersOf } from '../places/related-places.ts';
import { spreadVisibility } from '../places/spread-visibility.ts';
import type { Rows } from './rows/create-rows.ts';

export interface HidingSurroundings {
  readonly rows: Rows;
  readonly isFrozen: boolean;
  /** Something is on its way that could still change who is shown. */
  isBusy(): boolean;
  read(place: Place): unknown;
  set(place: Place, value: unknown): void;
  fillDefault(place: Place): void;
  onChange(place: Place): void;
  /** Places that follow the answer of this one: by a condition, or by anything else that reads it. */
  followedBy(place: Place): readonly Place[];
}

/** Who is shown, and whose answer goes with it. */
export interface Hiding {
  /**
   * A field's own condition has another outcome: hands it down to all that lies in it.
   * @param isByLogic simple conditions come in the order of what they depend on, other logic in any
   */
  spread(from: Place, isByLogic?: boolean): void;
  /** Logic gives a field other settings: hands down what they mean. */
  redefine(place: Place, definition: ComponentDefinition): void;
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

export function createHiding(around: HidingSurroundings): Hiding {
  const { rows, isFrozen, read, set, fillDefault, onChange } = around;
  let undecided = new Set<Place>();
  let looks = 0;

  function followedBy(place: Place): readonly Place[] {
    looks += 1;
    return around.followedBy(place);
  }

  /** An answer that several places write stays as long as one of them wants it; an object, as long as something is in it. */
  function takeAway(place: Place): void {
    const { role } = place.plan;
    place.shown = false;
    place.isOverridden = false;
    if (role === 'layout' || read(place) === undefined || writersOf(place).some((writer) => !writer.cleared)) return;
    if (role === 'object' && !isEmptyObject(read(place))) return;
    set(place, undefined);
  }

  function carryOut(cleared: readonly Place[], restored: readonly Place[]): void {
    // A grid goes first and whole; what lies deepest goes before what holds it.
    const grids = cleared.filter((place) => place.grid);
    const others = cleared.filter((place) => !place.grid).toReversed();
    for (const place of [...grids, ...others]) if (!place.isGone) takeAway(place);
    for (const place of restored) if (!place.isGone) fillDefault(place);
  }

  /** There is an answer to take away, or to give. */
  function isDue(place: Place): boolean {
    return place.plan.role !== 'layout' && (place.cleared ? read(place) !== undefined : true);
  }

  /** Those that none of the others can still show or hide: what is done to them may change what becomes of the rest. */
  function inLine(places: readonly Place[]): { readonly now: readonly Place[]; readonly later: readonly Place[] } {
    if (places.length < 2 || looks >= MAX_LOOKS) return { now: places, later: [] };
    const influenced = reachOf(places, followedBy);
    const now = places.filter((place) => !influenced.has(place));
    if (now.length === 0) return { now: places, later: [] };
    return { now, later: places.filter((place) => influenced.has(place)) };
  }

  function countColumn(place: Place): void {
    const grid = rows.countVisible(place);
    if (grid) onChange(grid);
  }

  function spread(from: Place, isByLogic = false): void {
    const { changed, flipped, cleared, restored } = spreadVisibility(from);
    changed.forEach(onChange);
    for (const place of flipped) if (!place.settings.hidden) countColumn(place);
    if (isFrozen) return;
    if (!isByLogic && undecided.size === 0 && !around.isBusy()) carryOut(cleared, restored);
    else for (const place of [...cleared, ...restored]) undecided.add(place);
  }

  return {
    spread,
    redefine(place, definition) {
      const { changed, flipped } = takeDefinition(place, definition, childrenOf);
      changed.forEach(onChange);
      for (const hidden of flipped) if (!hidden.conditionallyHidden) countColumn(hidden);
      const isHidden = isHiddenByLogic(place);
      if (place.hiddenByLogic === isHidden) return;
      place.hiddenByLogic = isHidden;
      spread(place, true);
    },
    clear() {
      if (undecided.size === 0) {
        looks = 0;
        return false;
      }
      const places = inLine([...undecided].filter((place) => !place.isGone && isDue(place)));
      undecided = new Set(places.later);
      carryOut(
        places.now.filter((place) => place.cleared),
        places.now.filter((place) => !place.cleared),
      );
      return true;
    },
  };
}

/** All places whose answer may become another one because one of these does. One of these only where another leads to it, or a circle. */
function reachOf(from: readonly Place[], followedBy: (place: Place) => readonly Place[]): ReadonlySet<Place> {
  const reached = new Set<Place>();
  const open = from.flatMap(followedBy);
  for (let place = open.pop(); place; place = open.pop()) {
    if (reached.has(place)) continue;
    reached.add(place);
    open.push(...childrenOf(place), ...followedBy(place));
  }
  return reached;
}

function isEmptyObject(value: unknown): boolean {
  return isHolder(value) && Object.keys(value).length === 0;
}
