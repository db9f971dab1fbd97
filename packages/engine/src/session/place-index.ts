import type { Place } from './place.ts';

/** Finds places by where they write. Several places may write the same path: keys repeat in real forms. */
export interface PlaceIndex {
  /** Places that write exactly this path, in document order. */
  at(path: string): readonly Place[];
  /** Places whose answer is another one when this place's answer changes: same path, what holds it, what lies in it. */
  related(place: Place): readonly Place[];
  /** The first place with this key, wherever it lies. */
  byKey(key: string): Place | undefined;
}

const nowhere: readonly Place[] = [];

export function indexPlaces(places: Iterable<Place>): PlaceIndex {
  const answering = [...places].filter((place) => place.role !== 'layout');
  const byPath = Map.groupBy(answering, (place) => place.node.path);
  const beneath = new Map<string, Place[]>();
  const byKey = new Map<string, Place>();
  for (const place of answering) {
    const key = place.node.definition.key ?? '';
    if (!byKey.has(key)) byKey.set(key, place);
    for (const path of holdersOf(place)) {
      if (!byPath.has(path)) continue;
      const inside = beneath.get(path);
      if (inside) inside.push(place);
      else beneath.set(path, [place]);
    }
  }
  const at = (path: string) => byPath.get(path) ?? nowhere;
  return {
    at,
    related(place) {
      const { path } = place.node;
      if (place.segments.length === 1 && !beneath.has(path)) return at(path);
      return [...at(path), ...holdersOf(place).flatMap(at), ...(beneath.get(path) ?? nowhere)];
    },
    byKey: (key) => byKey.get(key),
  };
}

/** Paths of the objects that an answer lies in: `a.b.c` lies in `a` and `a.b`. */
function holdersOf({ segments }: Place): readonly string[] {
  return segments.slice(0, -1).map((_segment, index) => segments.slice(0, index + 1).join('.'));
}
