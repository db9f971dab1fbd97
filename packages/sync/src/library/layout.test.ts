import { expect, it } from 'vitest';
import { toFieldText } from './layout.ts';

it('truncates to the 255 characters of a single-line column, without splitting a character', () => {
  expect(toFieldText('a'.repeat(300))).toBe('a'.repeat(255));
  expect(toFieldText(`${'a'.repeat(254)}🌊 tide`)).toBe('a'.repeat(254));
  expect(toFieldText(`${'a'.repeat(253)}🌊 tide`)).toBe(`${'a'.repeat(253)}🌊`);
  expect(toFieldText('tide')).toBe('tide');
});
