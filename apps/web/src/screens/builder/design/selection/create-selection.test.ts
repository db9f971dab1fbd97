import { expect, it } from 'vitest';
import { createSelection } from './create-selection.ts';

const form = {
  components: [
    { type: 'textfield', key: 'a' },
    { type: 'textfield', key: 'b' },
  ],
};

it('does not notify listeners when the same component is selected again, as every keystroke in a setting does', () => {
  const selection = createSelection(() => form);
  let notifications = 0;
  selection.subscribe(() => {
    notifications += 1;
  });
  selection.select('0');
  expect(notifications).toBe(1);
  selection.select('0', undefined, form);
  expect(notifications).toBe(1);
  selection.select('0', 'canvas');
  expect(notifications).toBe(2);
  selection.toggle('1');
  selection.selectAll(['0', '1']);
  expect(notifications).toBe(3);
  selection.selectAll(['1']);
  expect([notifications, [...selection.current().selectedPaths]]).toEqual([4, ['1']]);
});
