import type { ComponentDefinition } from '../definition/form-definition.ts';
import { takeDefinition } from './current-settings.ts';
import type { Place } from './places/place.ts';
import { childrenOf, writersOf } from './places/related-places.ts';
import type { Rows } from './rows/create-rows.ts';
import { spreadVisibility } from './spread-visibility.ts';

export interface HidingSurroundings {
  readonly rows: Rows;
  readonly isFrozen: boolean;
  /** Something is on its way that could still change who is shown. */
  isBusy(): boolean;
  read(place: Place): unknown;
  set(place: Place, value: unknown): void;
  fillDefault(place: Place): void;
  onChange(place: Place): void;
}

/** Who is shown, and whose answer goes with it. */
export interface Hiding {
  /** A field's own condition has another outcome: hands it down to all that lies in it. */
  spread(from: Place): void;
  /** Logic gives a field other settings: hands down what they mean. */
  redefine(place: Place, definition: ComponentDefinition): void;
  /**
   * Takes away and gives back the answers that had to wait: while something is on its way that could still change who
   * is shown, no answer goes because of half the truth.
   * @returns whether there was anything to do
   */
  clear(): boolean;
}

export function createHiding(around: HidingSurroundings): Hiding {
  const { rows, isFrozen, read, set, fillDefault, onChange } = around;
  let undecided = new Set<Place>();

  /** An answer that several places write stays as long as one of them wants it; an object, as long as something is in it. */
  function takeAway(place: Place): void {
    const { role } = place.plan;
    place.shown = false;
    place.isOverridden = false;
    if (role === 'layout' || writersOf(place).some((writer) => !writer.cleared)) return;
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

  function countColumn(place: Place): void {
    const grid = rows.countVisible(place);
    if (grid) onChange(grid);
  }

  return {
    spread(from) {
      const { changed, flipped, cleared, restored } = spreadVisibility(from);
      changed.forEach(onChange);
      for (const place of flipped) if (!place.settings.hidden) countColumn(place);
      if (isFrozen) return;
      if (!around.isBusy()) carryOut(cleared, restored);
      else for (const place of [...cleared, ...restored]) undecided.add(place);
    },
    redefine(place, definition) {
      const { changed, flipped } = takeDefinition(place, definition, childrenOf);
      changed.forEach(onChange);
      for (const hidden of flipped) if (!hidden.conditionallyHidden) countColumn(hidden);
    },
    clear() {
      if (undecided.size === 0) return false;
      const places = [...undecided].filter((place) => !place.isGone);
      undecided = new Set();
      carryOut(
        places.filter((place) => place.cleared),
        places.filter((place) => !place.cleared),
      );
      return true;
    },
  };
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
