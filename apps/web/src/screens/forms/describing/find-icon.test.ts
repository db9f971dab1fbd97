import { expect, it } from 'vitest';
import { formatIcon } from '../../../ui/icons/parse-icon.ts';
import { findIcon } from './find-icon.ts';

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
  expect(await findIcon('Safety helmet check', load)).toBe(formatIcon('M1 1'));
  expect(await findIcon('Daily safety', load)).toBe(formatIcon('M2 2'));
});

it('chooses no icon if nothing fits, its path is missing, or the catalog cannot be loaded', async () => {
  expect(await findIcon('An invoice', load)).toBeUndefined();
  expect(await findIcon('Visitor', load)).toBeUndefined();
  expect(await findIcon('Safety', () => Promise.reject(new Error('offline')))).toBeUndefined();
});
