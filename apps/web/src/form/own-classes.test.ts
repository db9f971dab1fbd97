import { expect, it } from 'vitest';
import { getOwnClasses } from './own-classes.ts';

const classesOf = (more: object) => getOwnClasses({ type: 'textfield', key: 'a', ...more });

it('adds the author’s classes, with or without dots, as the form’s own names', () => {
  expect(classesOf({ customClass: 'wide page-break', customClassAdvanced: '.wide .my-box, other' })).toBe(
    'own-wide own-page-break own-my-box own-other',
  );
});

it('ignores invalid class names', () => {
  expect(classesOf({ customClass: 'a"b <x> 7}', customClassAdvanced: 12 })).toBeUndefined();
  expect(classesOf({})).toBeUndefined();
});
