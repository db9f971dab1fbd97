import { expect, it } from 'vitest';
import { validatePassword } from './password-rules.ts';

const about = ['Amira Haddad', 'amira.haddad@northgate.example', 'Northgate Estates'];

it.each([
  ['short', 'tooShort'],
  ['elevensigns', 'tooShort'],
  ['x'.repeat(257), 'tooLong'],
  ['Password1234', 'common'],
  ['!!!sunshine2026', 'common'],
  ['1q2w3e4r5t6y', 'common'],
  ['qwertyuiop[]', 'common'],
  ['dragondragondragon', 'common'],
  ['aaaaaaaaaaaaaaa', 'common'],
  ['northgate2026', 'telling'],
  ['Haddad#2026!', 'telling'],
  ['tideform1234', 'telling'],
  ['amira northgate', 'telling'],
])('refuses %s: %s', async (password, flaw) => {
  expect(await validatePassword(password, about)).toBe(flaw);
});

it.each([
  'correct horse battery',
  'low tide at dawn',
  'пароль для прилива',
  '潮が引くと船は砂の上に座る',
  'amira walks twelve dogs',
  'x7$Lq9!vRt2p',
])('accepts %s', async (password) => {
  expect(await validatePassword(password, about)).toBeUndefined();
});

it('counts characters as people see them', async () => {
  expect(await validatePassword('🌊'.repeat(6), about)).toBe('tooShort');
});
