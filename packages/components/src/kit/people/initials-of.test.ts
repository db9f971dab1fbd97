import { expect, it } from 'vitest';
import { getInitials } from './initials-of.ts';

it.each([
  ['Northgate Estates', 'NE'],
  ['  Ana   María  de la Cruz ', 'AC'],
  ['Marta', 'M'],
  ['(HQ) – north quay', 'HQ'],
  ['Łukasz żak', 'ŁŻ'],
  ['𠮷野 太郎', '𠮷太'],
  ['– / –', ''],
  ['', ''],
])('shortens %j to %j', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});
