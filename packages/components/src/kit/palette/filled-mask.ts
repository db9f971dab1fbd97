import { placesOf } from '../rules/input-mask.ts';

/** A text that fills the mask. */
export function filledMask(mask: string): string {
  return placesOf(mask)
    .map((place) => ('sign' in place ? place.sign : place.takes.test('1') ? '1' : 'a'))
    .join('');
}
