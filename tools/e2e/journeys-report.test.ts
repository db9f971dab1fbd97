import { expect, it } from 'vitest';
import { computeProcessorTimes, formatSetupTimes, listFailedJourneys, listSetupTimes } from './journeys-report.ts';

const createSpec = (title: string, ...annotationTexts: string[]) => {
  const annotations = [{ type: 'slow' }, ...annotationTexts.map((description) => ({ type: 'set-up', description }))];
  return { title, file: 'drafts.spec.ts', tests: [{ results: [{ annotations }] }] };
};

it('adds up the setup times of each journey, and reports journeys above the target', () => {
  const suites = [
    {
      specs: [],
      suites: [{ specs: [createSpec('begins at once'), createSpec('waits', '1200 form', '2300 response')] }],
    },
  ];
  const times = listSetupTimes([...suites, { specs: [createSpec('is quick', '400 app')] }]);
  expect(formatSetupTimes(times, 2)).toEqual([
    'Journeys with the longest setup; 1 of 3 setups took 3 s or more:',
    '   3.5 s  drafts.spec.ts: waits (form 1.2, response 2.3)',
    '   0.4 s  drafts.spec.ts: is quick (app 0.4)',
  ]);
  expect(formatSetupTimes(listSetupTimes([]))).toEqual([]);
});

it('adds up the processor seconds of each file', () => {
  const took = (...descriptions: string[]) => {
    const annotations = descriptions.map((description) => ({ type: 'processor', description }));
    return { title: 'one', file: 'drafts.spec.ts', tests: [{ results: [{ annotations }] }] };
  };
  expect(computeProcessorTimes([{ specs: [took('1.5'), took('2.25'), took()] }])).toEqual({
    'e2e/journeys/drafts.spec.ts': 3.75,
  });
});

it('lists failed journeys with the error of their last attempt', () => {
  const ended = (status: string, message?: string) => ({ status, ...(message && { error: { message } }) });
  const journey = (title: string, ...results: object[]) => ({ title, file: 'drafts.spec.ts', tests: [{ results }] });
  const specs = [
    journey('opens', ended('passed')),
    journey('waits', ended('failed', 'no key'), ended('failed', 'no door')),
    journey('hangs', ended('timedOut')),
  ];
  expect(listFailedJourneys([{ specs: [], suites: [{ specs }] }])).toEqual([
    { journey: 'drafts.spec.ts: waits', message: 'no door' },
    { journey: 'drafts.spec.ts: hangs', message: 'timedOut' },
  ]);
});
