import type { TargetAnswer } from '../logic/condition.ts';
import { createPendingConditions } from '../logic/settle-conditions.ts';
import { createAnswers } from './answers.ts';
import type { Place } from './place.ts';
import type { PlaceIndex } from './place-index.ts';
import type { SubmissionData } from './session.ts';
import { spreadVisibility } from './spread-visibility.ts';

/** The answers and what follows from them: who is visible, who is cleared. Knows no listener and no rule. */
export interface Answering {
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
export function createAnswering(
  places: readonly Place[],
  index: PlaceIndex,
  data: SubmissionData,
  isFrozen: boolean,
): Answering {
  const answers = createAnswers(data);
  const pending = createPendingConditions();
  let changed = new Set<Place>();
  let hasNewData = false;

  function set(place: Place, value: unknown): void {
    if (Object.is(answers.read(place.segments), value)) return;
    answers.write(place.segments, value);
    hasNewData = true;
    for (const related of index.related(place)) {
      changed.add(related);
      for (const dependent of related.dependents) pending.add(dependent);
    }
  }

  function fillDefault(place: Place): void {
    if (!place.spec || place.role === 'layout' || answers.read(place.segments) !== undefined) return;
    set(place, place.spec.emptyValue(place.node.props));
  }

  /** An answer that several places write stays as long as one of them wants it; an object, as long as something is in it. */
  function takeAway(place: Place): void {
    place.shown = false;
    if (index.at(place.node.path).some((writer) => !writer.cleared)) return;
    if (place.role === 'layout' || (place.role === 'object' && !isEmptyObject(answers.read(place.segments)))) return;
    set(place, undefined);
  }

  function spread(flipped: Place): void {
    const change = spreadVisibility(flipped);
    for (const place of change.changed) changed.add(place);
    if (isFrozen) return;
    for (const place of change.cleared.toReversed()) takeAway(place);
    for (const place of change.restored) fillDefault(place);
  }

  function answerOf({ spec, node, segments }: Place): TargetAnswer {
    const value = answers.read(segments);
    if (!spec) return { value, isEmpty: value === undefined || value === null || value === '' };
    return { value: spec.logicValue(value, node.props), isEmpty: spec.isEmpty(value, node.props) };
  }

  const settle = () => pending.settle(answerOf, spread);

  function normalize(place: Place): void {
    const value = answers.read(place.segments);
    if (place.role !== 'value' || value === undefined) return;
    set(place, place.spec!.normalize(value, place.node.props));
  }

  function start(): void {
    for (const place of places) {
      normalize(place);
      if (!isFrozen) fillDefault(place);
      if (place.condition) pending.add(place);
    }
    settle();
    changed = new Set();
    hasNewData = false;
  }

  start();

  return {
    read: (place) => answers.read(place.segments),
    write(place, value) {
      set(place, value);
      settle();
    },
    reset() {
      for (const place of places) if (place.role === 'value') set(place, undefined);
      for (const place of places) if (!place.cleared) fillDefault(place);
      settle();
    },
    snapshot: answers.snapshot,
    takeChanges() {
      const taken = { places: [...changed], hasNewData };
      changed = new Set();
      hasNewData = false;
      return taken;
    },
  };
}

function isEmptyObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
