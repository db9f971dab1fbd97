import { expect, it, onTestFinished } from 'vitest';
import { openComparing } from './compare-within.ts';

/** Stands in for both engines: a form that says so never ends, or dies of what a timer throws. */
const program = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', ({ form }) => {
    if (form.title === 'endless') for (;;);
    if (form.title === 'dies') setTimeout(() => { throw new Error('out of a timer'); });
    else parentPort.postMessage({ compared: { count: 1, differences: [] } });
  });
`)}`,
);
const long = 60_000;
const compared = { is: 'compared', compared: { count: 1, differences: [] } };

it('gives a form up that never ends, and goes on with the next', async () => {
  const comparing = openComparing(program);
  onTestFinished(() => comparing.close());
  expect(await comparing.compare({ title: 'endless' }, {}, 100)).toEqual({ is: 'gave up' });
  expect(await comparing.compare({ title: 'fine' }, {}, long)).toEqual(compared);
  expect(await comparing.compare({ title: 'fine' }, {}, long)).toEqual(compared);
});

it('says why a form could not be compared, and goes on with the next', async () => {
  const comparing = openComparing(program);
  onTestFinished(() => comparing.close());
  expect(await comparing.compare({ title: 'dies' }, {}, long)).toEqual({ is: 'failed', why: 'out of a timer' });
  expect(await comparing.compare({ title: 'fine' }, {}, long)).toEqual(compared);
});
