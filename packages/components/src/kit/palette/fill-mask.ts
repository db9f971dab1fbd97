import { parseMask } from '../rules/input-mask.ts';

/** Returns a sample text for a text field with an input mask. */
export function fillMask(mask: string): string {
  return parseMask(mask)
    .map((place) => ('sign' in place ? place.sign : place.takes.test('1') ? '1' : 'a'))
    .join('');
}
