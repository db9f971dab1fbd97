import { expect, it } from 'vitest';
import { createSubmissionThreads } from './submission-threads.ts';

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const body = { version: 1, data: { data: { place: 'Quay' } }, pdf: null };
const content = JSON.stringify({ schema: { components: [{ type: 'textfield', key: 'place', label: 'Place' }] } });
const limits = { mostThreads: 1, limitMs: 600_000, memoryMb: 256 };

it('reads and checks submissions on another thread, and says what is wrong with them', async () => {
  const threads = createSubmissionThreads(limits);
  const head = await threads.read(bytesOf({ ...body, receipt: 'r' }), 's1');
  expect(head).toMatchObject({ version: 1, pdf: null, website: '', receipts: ['r'] });
  const again = [await threads.read(bytesOf(body), 's1'), await threads.read(bytesOf(body), 's2')];
  expect(again.map(({ hash }) => hash === head.hash)).toEqual([true, false]);
  const checked = await threads.check({ bytes: bytesOf(body), content, nowMs: 0 });
  expect(checked).toMatchObject({ files: [], answers: expect.stringContaining('"place":"Quay"') });
  await expect(threads.read(bytesOf({ version: 1 }), 's1')).rejects.toMatchObject({ status: 400 });
  const many = { ...body, data: { data: { place: Array(60_000).fill(1) } } };
  await expect(threads.read(bytesOf(many), 's1')).rejects.toMatchObject({ status: 413 });
  await expect(threads.check({ bytes: bytesOf(body), content: 'broken', nowMs: 0 })).rejects.toThrow();
  expect(await threads.check({ bytes: bytesOf(body), content, nowMs: 0 })).toEqual(checked);
});

it('refuses a submission that takes too long or too much memory, and goes on with the next', async () => {
  const hasty = createSubmissionThreads({ ...limits, limitMs: 0 });
  const small = createSubmissionThreads({ ...limits, memoryMb: 8 });
  for (let round = 0; round < 2; round += 1) {
    await expect(hasty.read(bytesOf(body), 's1')).rejects.toMatchObject({ status: 503, code: 'busy' });
    await expect(small.read(bytesOf(body), 's1')).rejects.toMatchObject({ status: 413 });
  }
  const both = [hasty.read(bytesOf(body), 's1'), hasty.read(bytesOf(body), 's2')];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
