import type { Offer } from '../../../places/field.ts';
import type { Follower } from '../../../places/place.ts';
import type { Consequences } from './consequences.ts';

/** Nobody can say what there is to choose from. */
export const noOffer: Offer = { isFailed: true, turn: 0 };

/** Takes what code offers to choose from, where it is found, or that it is to be loaded again. */
export function takeOffer({ plan, place }: Follower, value: unknown, { recheck }: Consequences): void {
  const before = place.offer;
  const turn = before?.turn ?? 0;
  const { how } = plan.asks;
  if (how === 'watch') place.offer = { ...before, turn: turn + 1 };
  else if (how === 'script') place.offer = Array.isArray(value) ? { list: value, turn } : noOffer;
  else if (before?.address !== value) place.offer = { address: String(value), turn };
  if (place.offer !== before) recheck(place);
}
