import type { Place } from '../../places/place.ts';

/** What changed since somebody last asked. */
export interface Changes {
  add(place: Place): void;
  noteData(): void;
  take(): { readonly places: readonly Place[]; readonly hasNewData: boolean };
}

export function createChanges(): Changes {
  let changed = new Set<Place>();
  let hasNewData = false;
  return {
    add: (place) => void changed.add(place),
    noteData() {
      hasNewData = true;
    },
    take() {
      const taken = { places: [...changed].filter((place) => !place.isGone), hasNewData };
      changed = new Set();
      hasNewData = false;
      return taken;
    },
  };
}
