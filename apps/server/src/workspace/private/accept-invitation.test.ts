import { expect, it } from 'vitest';
import { isMailAddress } from './accept-invitation.ts';

it.each(['lena@northgate.test', "o'neil+forms@mail.northgate.co.uk", 'ümit@bücher.example'])('accepts %s', (text) => {
  expect(isMailAddress(text)).toBe(true);
});

it.each([
  '',
  'lena',
  'lena@northgate',
  '@northgate.test',
  'lena@@northgate.test',
  'lena@.test',
  'lena@northgate..test',
  'lena@northgate.t',
  'Lena <lena@northgate.test>',
  'lena@northgate.test, tom@northgate.test',
  'lena@northgate.test\r\nBcc: all@northgate.test',
  `${'l'.repeat(65)}@northgate.test`,
  `lena@${'n'.repeat(60)}.${'n'.repeat(60)}.${'n'.repeat(60)}.${'n'.repeat(60)}.${'n'.repeat(20)}.test`,
])('refuses %j', (text) => {
  expect(isMailAddress(text)).toBe(false);
});
