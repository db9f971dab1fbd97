import type { Place } from './place.ts';

type Listener = () => void;

/** Who wants to hear of changes: of one field, or of the data as a whole. */
export interface Listeners {
  add(place: Place, listener: Listener): () => void;
  addData(listener: Listener): () => void;
  /** Says whether anybody listens to this place. */
  hears(place: Place): boolean;
  tell(place: Place): void;
  tellData(): void;
}

export function createListeners(): Listeners {
  const byPlace = new Map<Place, Set<Listener>>();
  const ofData = new Set<Listener>();

  return {
    add(place, listener) {
      const heard = byPlace.get(place) ?? new Set();
      byPlace.set(place, heard.add(listener));
      return () => {
        heard.delete(listener);
        if (heard.size === 0 && byPlace.get(place) === heard) byPlace.delete(place);
      };
    },
    addData(listener) {
      ofData.add(listener);
      return () => ofData.delete(listener);
    },
    hears: (place) => byPlace.has(place),
    tell: (place) => callAll(byPlace.get(place)),
    tellData: () => callAll(ofData),
  };
}

/** A listener may leave, or come, while others are told. */
function callAll(listeners: ReadonlySet<Listener> | undefined): void {
  for (const listener of [...(listeners ?? [])]) listener();
}
