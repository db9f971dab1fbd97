import type { Place } from './place.ts';
import type { PlaceIndex } from './place-index.ts';
import type { SessionWarning } from './session.ts';

/** Names every component whose answer an earlier component writes too. They share one answer. */
export function findDuplicateKeys(places: readonly Place[], index: PlaceIndex): readonly SessionWarning[] {
  return places
    .filter((place) => place.role !== 'layout' && index.at(place.node.path)[0] !== place)
    .map(({ node }) => ({ code: 'duplicate-key', nodeId: node.id, detail: node.path }));
}
