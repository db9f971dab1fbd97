import { expect, it } from 'vitest';
import { ownClasses } from './own-classes.ts';

const classesOf = (more: object) => ownClasses({ type: 'textfield', key: 'a', ...more });

it('takes the classes that an author wrote, with dots or without, as names of the form alone', () => {
  expect(classesOf({ customClass: 'wide page-break', customClassAdvanced: '.wide .my-box, other' })).toBe(
    'own-wide own-page-break own-my-box own-other',
  );
});

it('takes nothing that is no name of a class', () => {
  expect(classesOf({ customClass: 'a"b <x> 7}', customClassAdvanced: 12 })).toBeUndefined();
  expect(classesOf({})).toBeUndefined();
});
