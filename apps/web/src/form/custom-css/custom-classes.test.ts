import { expect, it } from 'vitest';
import { getCustomClasses } from './custom-classes.ts';

const classesOf = (more: object) => getCustomClasses({ type: 'textfield', key: 'a', ...more });

it('adds the author’s class names, with or without dots, with the prefix own-', () => {
  expect(classesOf({ customClass: 'wide page-break', customClassAdvanced: '.wide .my-box, other' })).toBe(
    'own-wide own-page-break own-my-box own-other',
  );
});

it('ignores invalid class names', () => {
  expect(classesOf({ customClass: 'a"b <x> 7}', customClassAdvanced: 12 })).toBeUndefined();
  expect(classesOf({})).toBeUndefined();
});
