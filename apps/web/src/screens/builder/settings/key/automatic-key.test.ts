import { expect, it } from 'vitest';
import { automaticKey, isAutomaticKey } from './automatic-key.ts';
import { isReservedKey } from './key-rules.ts';

const site = { type: 'textfield', key: 'site', label: 'Site' };

it('knows a key that nobody chose', () => {
  expect(isAutomaticKey(site)).toBe(true);
  expect(isAutomaticKey({ ...site, key: 'site12' })).toBe(true);
  expect(isAutomaticKey({ ...site, key: '' })).toBe(true);
  expect(isAutomaticKey({ ...site, key: 'siteName' })).toBe(false);
});

it('gives the key of the new label, with a number where another component has it', () => {
  const form = { components: [site, { ...site, key: 'gate', label: 'Gate' }] };
  expect(automaticKey(form, site, { ...site, label: 'Site name' })).toBe('siteName');
  expect(automaticKey(form, site, { ...site, label: 'Gate' })).toBe('gate1');
  expect(automaticKey(form, site, { ...site, label: 'Site?' })).toBe('site');
});

it('gives no reserved name by itself', () => {
  expect(automaticKey({ components: [site] }, site, { ...site, label: 'Email' })).toBe('email1');
});

it('reserves the names of types and of what every object has', () => {
  expect(['textfield', 'panel', 'a.__proto__', 'constructor', 'site'].filter(isReservedKey)).toEqual([
    'textfield',
    'panel',
    'a.__proto__',
    'constructor',
  ]);
});
