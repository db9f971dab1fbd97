import { expect, it } from 'vitest';
import { fieldText } from './layout.ts';

it('cuts what a single-line column holds at 255, and never through a character', () => {
  expect(fieldText('a'.repeat(300))).toBe('a'.repeat(255));
  expect(fieldText(`${'a'.repeat(254)}🌊 tide`)).toBe('a'.repeat(254));
  expect(fieldText(`${'a'.repeat(253)}🌊 tide`)).toBe(`${'a'.repeat(253)}🌊`);
  expect(fieldText('tide')).toBe('tide');
});
