import type { Place } from '../places/place.ts';
import type { Answering } from './answering/answering.ts';
import type { Problems } from './problems.ts';
import { createStates, type States } from './states.ts';

/** What the parts of a session share. */
export interface Inner {
  readonly answering: Answering;
  readonly states: States;
  /** For looking at a response: nothing is answered. */
  readonly isFrozen: boolean;
  placeOf(id: string): Place;
  /** Tells whoever listens, after everything has settled. */
  announce(): void;
}

export function innerOf(answering: Answering, problems: Problems, isFrozen: boolean): Inner {
  const states = createStates(answering);
  return {
    answering,
    states,
    isFrozen,
    placeOf(id) {
      const place = answering.rows.byId.get(id);
      if (!place) throw new Error(`This session has no field ${id}`);
      return place;
    },
    announce() {
      states.announce();
      problems.announce();
    },
  };
}
