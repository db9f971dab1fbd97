import { expect, it, onTestFinished } from 'vitest';
import { createFormComparer } from './form-comparer.ts';

/** Worker program that replaces both engines: depending on the form's title, it runs forever or throws in a timer. */
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

it('gives up a form that never settles, and continues with the next form', async () => {
  const comparer = createFormComparer(program);
  onTestFinished(() => comparer.close());
  expect(await comparer.compare({ title: 'endless' }, {}, 100)).toEqual({ is: 'gave up' });
  expect(await comparer.compare({ title: 'fine' }, {}, long)).toEqual(compared);
  expect(await comparer.compare({ title: 'fine' }, {}, long)).toEqual(compared);
});

it('returns why a form could not be compared, and continues with the next form', async () => {
  const comparer = createFormComparer(program);
  onTestFinished(() => comparer.close());
  expect(await comparer.compare({ title: 'dies' }, {}, long)).toEqual({ is: 'failed', why: 'out of a timer' });
  expect(await comparer.compare({ title: 'fine' }, {}, long)).toEqual(compared);
});
