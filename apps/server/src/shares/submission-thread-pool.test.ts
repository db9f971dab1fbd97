import { expect, it } from 'vitest';
import { createSubmissionThreads, type ParsedSubmission } from './submission-thread-pool.ts';

const encodeJson = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const body = { version: 1, data: { data: { place: 'Quay' } }, pdf: null };
const content = JSON.stringify({ schema: { components: [{ type: 'textfield', key: 'place', label: 'Place' }] } });
const limits = { maxThreads: 1, limitMs: 600_000, memoryMb: 256 };

it('parses and checks submissions on a separate thread, and reports errors', async () => {
  const threads = createSubmissionThreads(limits);
  const head = await threads.parse(encodeJson({ ...body, receipt: 'r' }), 's1');
  expect(head).toMatchObject({ version: 1, pdf: null, website: '', receipts: ['r'] });
  const again = [await threads.parse(encodeJson(body), 's1'), await threads.parse(encodeJson(body), 's2')];
  expect(again.map(({ hash }) => hash === head.hash)).toEqual([true, false]);
  const check = async (now: object, form: string) =>
    (await threads.parse(encodeJson(now), 's1')).check({ content: form, nowMs: 0 });
  const checked = await check(body, content);
  expect(checked).toMatchObject({ files: [], answers: expect.stringContaining('"place":"Quay"') });
  await expect(threads.parse(encodeJson({ version: 1 }), 's1')).rejects.toMatchObject({ status: 400 });
  const many = { ...body, data: { data: { place: Array(60_000).fill(1) } } };
  await expect(threads.parse(encodeJson(many), 's1')).rejects.toMatchObject({ status: 413 });
  await expect(check(body, 'broken')).rejects.toThrow();
  expect(await check(body, content)).toEqual(checked);
});

it('parses a submission again only if its thread has dropped the parsed body or ended', async () => {
  const threads = createSubmissionThreads(limits);
  const createBody = (text: string) => ({ ...body, data: { data: { place: text } } });
  const check = ({ check: run }: ParsedSubmission) => run({ content, nowMs: 0 });
  const sent = encodeJson(createBody('Quay'));
  const read = await threads.parse(sent, 's1');
  // Overwrites the bytes of the first submission, so that parsing it again would fail.
  sent.fill(32);
  const others = await Promise.all(['A', 'B', 'C'].map((text) => threads.parse(encodeJson(createBody(text)), 's2')));
  const all = await Promise.all([read, ...others].map(check));
  expect(all.map((one) => JSON.parse('answers' in one ? one.answers : '{}').data.place)).toEqual([
    'Quay',
    'A',
    'B',
    'C',
  ]);
  const big = encodeJson(createBody('x'.repeat(4_900_000)));
  const dropped = await threads.parse(encodeJson(createBody('Pier')), 's1');
  for (let count = 0; count < 5; count += 1) await threads.parse(big, `s${count}`);
  expect(await check(dropped)).toMatchObject({ answers: expect.stringContaining('Pier') });
  const hasty = createSubmissionThreads({ ...limits, limitMs: 0 });
  await expect(hasty.parse(encodeJson(body), 's1')).rejects.toMatchObject({ status: 503 });
});

it('rejects a submission that takes too long or too much memory, and continues with the next submission', async () => {
  const hasty = createSubmissionThreads({ ...limits, limitMs: 0 });
  const small = createSubmissionThreads({ ...limits, memoryMb: 8 });
  for (let round = 0; round < 2; round += 1) {
    await expect(hasty.parse(encodeJson(body), 's1')).rejects.toMatchObject({ status: 503, code: 'busy' });
    await expect(small.parse(encodeJson(body), 's1')).rejects.toMatchObject({ status: 413 });
  }
  const both = [hasty.parse(encodeJson(body), 's1'), hasty.parse(encodeJson(body), 's2')];
  expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
});
