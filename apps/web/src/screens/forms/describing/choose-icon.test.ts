import { expect, it } from 'vitest';
import { writeIcon } from '../../../ui/read-icon.ts';
import { chooseIcon } from './choose-icon.ts';

const catalog = {
  names: [
    ['hard-hat', ['helmet', 'safety']],
    ['safety', []],
    ['visitor', []],
  ] as const,
  paths: { 'hard-hat': 'M1 1', safety: 'M2 2' },
};
const load = async () => catalog;

it('chooses the icon whose name fits a form best', async () => {
  expect(await chooseIcon('Safety helmet check', load)).toBe(writeIcon('M1 1'));
  expect(await chooseIcon('Daily safety', load)).toBe(writeIcon('M2 2'));
});

it('chooses none where nothing fits, it cannot be drawn, or the catalog does not come', async () => {
  expect(await chooseIcon('An invoice', load)).toBeUndefined();
  expect(await chooseIcon('Visitor', load)).toBeUndefined();
  expect(await chooseIcon('Safety', () => Promise.reject(new Error('offline')))).toBeUndefined();
});
