import { expect, it } from 'vitest';
import { createSelection } from './create-selection.ts';

const form = {
  components: [
    { type: 'textfield', key: 'a' },
    { type: 'textfield', key: 'b' },
  ],
};

it('tells nobody of what is selected again, as each key in a setting does it, and everybody of anything else', () => {
  const selection = createSelection(() => form);
  let told = 0;
  selection.subscribe(() => {
    told += 1;
  });
  selection.select('0');
  expect(told).toBe(1);
  selection.select('0', undefined, form);
  expect(told).toBe(1);
  selection.select('0', 'canvas');
  expect(told).toBe(2);
  selection.toggle('1');
  selection.selectAll(['0', '1']);
  expect(told).toBe(3);
  selection.selectAll(['1']);
  expect([told, [...selection.current().marked]]).toEqual([4, ['1']]);
});
