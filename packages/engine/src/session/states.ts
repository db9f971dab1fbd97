import type { FieldState } from '../places/field.ts';
import type { Place } from '../places/place.ts';
import { isAsked } from '../places/spread-visibility.ts';
import type { BrokenRule } from '../validation/issue.ts';
import type { Answering } from './answering/answering.ts';
import { checkField } from './check-field.ts';
import { createListeners, type Listeners } from './listeners.ts';
import { nextState } from './next-state.ts';

/** What others see of the fields, and who hears when that changes. */
export interface States extends Pick<Listeners, 'add' | 'addData'> {
  of(place: Place): FieldState;
  /** Brings these up to date as far as anybody looked at them, and tells whoever listens. */
  tell(places: readonly Place[]): void;
  /** From now on their broken rules are shown. */
  show(places: readonly Place[]): void;
  /** Tells of all that changed since. Fields that nobody looks at are not even computed. */
  announce(): void;
}

const noIssues: readonly BrokenRule[] = [];

export function createStates(answering: Answering): States {
  const listeners = createListeners();

  /** Brings a place's state up to date; says whether it is another one than before. */
  function refresh(place: Place, isLeft = false): boolean {
    const answer = answering.read(place);
    const broken = place.shown && isAsked(place) ? checkField(place, answer) : noIssues;
    place.issues = isLeft || !waitsForBlur(place) ? broken : broken.filter((rule) => isKnown(rule, place.issues));
    const next = nextState(place, answer);
    if (next === place.state) return false;
    place.state = next;
    return true;
  }

  /** All are up to date before the first hears of it. */
  function refreshAll(places: readonly Place[], areLeft = false): void {
    for (const place of places.filter((one) => refresh(one, areLeft))) listeners.tell(place.node.id);
  }

  return {
    add: listeners.add,
    addData: listeners.addData,
    of(place) {
      if (!place.state) refresh(place);
      return place.state!;
    },
    tell(places) {
      for (const place of places) if (place.state && refresh(place)) listeners.tell(place.node.id);
    },
    show(places) {
      for (const place of places) place.shown = true;
      refreshAll(places, true);
    },
    announce() {
      const { places, hasNewData } = answering.takeChanges();
      refreshAll(places.filter((place) => place.state !== undefined || listeners.hears(place.node.id)));
      if (hasNewData) listeners.tellData();
    },
  };
}

/** While one types, what was wrong may be mended, and nothing new is wrong before the field is left. */
const waitsForBlur = ({ definition: { validateOn } }: Place): boolean => validateOn === 'blur';

const isKnown = ({ rule }: BrokenRule, known: readonly BrokenRule[]): boolean =>
  known.some((before) => before.rule === rule);

/** Of a field whose row is no more, for those who have not heard of it yet. */
export const goneState: FieldState = {
  value: undefined,
  visible: false,
  disabled: true,
  required: false,
  issues: noIssues,
  definition: { type: '' },
  props: undefined,
};
