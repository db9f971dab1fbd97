import { expect, it } from 'vitest';
import { createSubmissionThreads, type ReadSubmission } from './submission-threads.ts';

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
  const check = async (now: object, form: string) =>
    (await threads.read(bytesOf(now), 's1')).check({ content: form, nowMs: 0 });
  const checked = await check(body, content);
  expect(checked).toMatchObject({ files: [], answers: expect.stringContaining('"place":"Quay"') });
  await expect(threads.read(bytesOf({ version: 1 }), 's1')).rejects.toMatchObject({ status: 400 });
  const many = { ...body, data: { data: { place: Array(60_000).fill(1) } } };
  await expect(threads.read(bytesOf(many), 's1')).rejects.toMatchObject({ status: 413 });
  await expect(check(body, 'broken')).rejects.toThrow();
  expect(await check(body, content)).toEqual(checked);
});

it('parses a submission once, also beside others, and again only where a thread has dropped or lost it', async () => {
  const threads = createSubmissionThreads(limits);
  const place = (text: string) => ({ ...body, data: { data: { place: text } } });
  const check = ({ check: run }: ReadSubmission) => run({ content, nowMs: 0 });
  const sent = bytesOf(place('Quay'));
  const read = await threads.read(sent, 's1');
  // Whoever parses the bytes again reads something else now.
  sent.fill(32);
  const others = await Promise.all(['A', 'B', 'C'].map((text) => threads.read(bytesOf(place(text)), 's2')));
  const all = await Promise.all([read, ...others].map(check));
  expect(all.map((one) => JSON.parse('answers' in one ? one.answers : '{}').data.place)).toEqual([
    'Quay',
    'A',
    'B',
    'C',
  ]);
  const big = bytesOf(place('x'.repeat(4_900_000)));
  const dropped = await threads.read(bytesOf(place('Pier')), 's1');
  for (let count = 0; count < 5; count += 1) await threads.read(big, `s${count}`);
  expect(await check(dropped)).toMatchObject({ answers: expect.stringContaining('Pier') });
  const hasty = createSubmissionThreads({ ...limits, limitMs: 0 });
  await expect(hasty.read(bytesOf(body), 's1')).rejects.toMatchObject({ status: 503 });
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
