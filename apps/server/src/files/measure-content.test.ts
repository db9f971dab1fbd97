import { PassThrough, Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { startMeasure } from './measure-content.ts';

it('does not blame the caller for a store that gives the content up', async () => {
  const measure = startMeasure(undefined);
  const passed = Readable.from(measure.passOn(new PassThrough().on('error', () => {})), { objectMode: false });
  passed.on('error', () => {});
  passed.read();
  passed.destroy(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
  await new Promise((resolve) => passed.once('close', resolve));
  expect(measure.failure()).toBeUndefined();
});

it('keeps the failure of the content itself', async () => {
  const measure = startMeasure(undefined);
  const content = Readable.from(
    (async function* () {
      yield Buffer.from('half');
      throw new Error('the caller hung up');
    })(),
  );
  const passed = Readable.from(measure.passOn(content));
  await expect(passed.toArray()).rejects.toThrow('the caller hung up');
  expect(measure.failure()).toMatchObject({ message: 'the caller hung up' });
});
