import { expect, it } from 'vitest';
import { setUpTimes, wordSetUps } from './set-up-times.ts';

const spec = (title: string, ...ms: number[]) => {
  const annotations = [
    { type: 'slow' },
    ...ms.map((description) => ({ type: 'set-up', description: String(description) })),
  ];
  return { title, file: 'drafts.spec.ts', tests: [{ results: [{ annotations }] }] };
};

it('sums what each journey was prepared for, and says who is over the goal', () => {
  const suites = [{ specs: [], suites: [{ specs: [spec('begins at once'), spec('waits', 1200, 2300)] }] }];
  const times = setUpTimes([...suites, { specs: [spec('is quick', 400)] }]);
  expect(wordSetUps(times, 2)).toEqual([
    'The longest set-ups of journeys; 1 of 3 took 3 s or more:',
    '   3.5 s  drafts.spec.ts: waits',
    '   0.4 s  drafts.spec.ts: is quick',
  ]);
  expect(wordSetUps(setUpTimes([]))).toEqual([]);
});
