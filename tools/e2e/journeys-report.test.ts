import { expect, it } from 'vitest';
import { failedJourneys, processorTimes, setUpTimes, wordSetUps } from './journeys-report.ts';

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

it('sums the processor seconds of each file', () => {
  const took = (...descriptions: string[]) => {
    const annotations = descriptions.map((description) => ({ type: 'processor', description }));
    return { title: 'one', file: 'drafts.spec.ts', tests: [{ results: [{ annotations }] }] };
  };
  expect(processorTimes([{ specs: [took('1.5'), took('2.25'), took()] }])).toEqual({
    'e2e/journeys/drafts.spec.ts': 3.75,
  });
});

it('names the journeys that failed, with what the last try said', () => {
  const ended = (status: string, message?: string) => ({ status, ...(message && { error: { message } }) });
  const journey = (title: string, ...results: object[]) => ({ title, file: 'drafts.spec.ts', tests: [{ results }] });
  const specs = [
    journey('opens', ended('passed')),
    journey('waits', ended('failed', 'no key'), ended('failed', 'no door')),
    journey('hangs', ended('timedOut')),
  ];
  expect(failedJourneys([{ specs: [], suites: [{ specs }] }])).toEqual([
    { journey: 'drafts.spec.ts: waits', said: 'no door' },
    { journey: 'drafts.spec.ts: hangs', said: 'timedOut' },
  ]);
});
