import { parseMask } from '../rules/input-mask.ts';

/** Returns a sample text for a text field with an input mask. */
export function createMaskSample(mask: string): string {
  return parseMask(mask)
    .map((position) => ('sign' in position ? position.sign : position.takes.test('1') ? '1' : 'a'))
    .join('');
}
