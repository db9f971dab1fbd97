import { expect, it } from 'vitest';
import { setUpTimes, wordSetUps } from './set-up-times.ts';

const spec = (title: string, ...made: string[]) => {
  const annotations = [{ type: 'slow' }, ...made.map((description) => ({ type: 'set-up', description }))];
  return { title, file: 'drafts.spec.ts', tests: [{ results: [{ annotations }] }] };
};

it('sums what each journey was prepared for, and says who is over the goal', () => {
  const suites = [
    { specs: [], suites: [{ specs: [spec('begins at once'), spec('waits', '1200 form', '2300 response')] }] },
  ];
  const times = setUpTimes([...suites, { specs: [spec('is quick', '400 app')] }]);
  expect(wordSetUps(times, 2)).toEqual([
    'The longest set-ups of journeys; 1 of 3 took 3 s or more:',
    '   3.5 s  drafts.spec.ts: waits (form 1.2, response 2.3)',
    '   0.4 s  drafts.spec.ts: is quick (app 0.4)',
  ]);
  expect(wordSetUps(setUpTimes([]))).toEqual([]);
});
