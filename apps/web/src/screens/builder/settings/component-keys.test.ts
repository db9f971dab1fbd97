import { expect, it } from 'vitest';
import { createAutomaticKey, isAutomaticKey, isReservedKey } from './component-keys.ts';

const siteField = { type: 'textfield', key: 'site', label: 'Site' };

it('recognizes an automatic key', () => {
  expect(isAutomaticKey(siteField)).toBe(true);
  expect(isAutomaticKey({ ...siteField, key: 'site12' })).toBe(true);
  expect(isAutomaticKey({ ...siteField, key: '' })).toBe(true);
  expect(isAutomaticKey({ ...siteField, key: 'siteName' })).toBe(false);
});

it('derives a key from the new label, with a number if another component has the same key', () => {
  const form = { components: [siteField, { ...siteField, key: 'gate', label: 'Gate' }] };
  expect(createAutomaticKey(form, siteField, { ...siteField, label: 'Site name' })).toBe('siteName');
  expect(createAutomaticKey(form, siteField, { ...siteField, label: 'Gate' })).toBe('gate1');
  expect(createAutomaticKey(form, siteField, { ...siteField, label: 'Site?' })).toBe('site');
});

it('never derives a reserved key', () => {
  expect(createAutomaticKey({ components: [siteField] }, siteField, { ...siteField, label: 'Email' })).toBe('email1');
});

it('reserves component types and names of built-in object properties', () => {
  expect(['textfield', 'panel', 'a.__proto__', 'constructor', 'site'].filter(isReservedKey)).toEqual([
    'textfield',
    'panel',
    'a.__proto__',
    'constructor',
  ]);
});
