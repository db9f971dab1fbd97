import { afterEach, expect, it, vi } from 'vitest';
import { createBrowserShareContext } from './browser-share-context.ts';
import type { ShareDraft } from './share-records.ts';
import { TakenOver } from './share-store.ts';

afterEach(() => vi.unstubAllGlobals());

const draft: ShareDraft = {
  ...{ code: 'abc', id: 'd1', version: 1, isBegun: true, holder: 'h', savedAt: '2026-11-24T09:00:00.000Z' },
  data: { data: { name: 'Ada' }, metadata: {} },
};
const submission = { ...draft, madeAt: draft.savedAt, website: '' };

it('works in memory if the browser throws on storage access', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Not in here', 'SecurityError');
    },
  });
  vi.stubGlobal('navigator', {
    locks: { request: () => Promise.reject(new DOMException('Not in here', 'SecurityError')) },
  });
  const { store, persistence, acquireLock, runExclusive } = await createBrowserShareContext({
    language: 'en',
    locale: 'en',
  });
  expect(persistence.getLocation()).toBe('page');
  expect(await acquireLock('answering', false, async () => undefined)).toBeDefined();
  expect(await runExclusive('sending', async () => 1)).toBe(1);

  await store.putDraft(draft);
  await store.putFile({ id: 'f1', owner: 'd1', name: 'a.png', type: 'image/png', content: new Blob(['a']) });
  await expect(store.save({ ...draft, holder: 'another' })).rejects.toThrow(TakenOver);
  await store.submit(submission, 'h');
  expect([await store.draft('abc'), await store.submissions('abc')]).toEqual([undefined, [submission]]);
  await store.acknowledge(submission, { submissionNumber: 1, submittedAt: draft.savedAt });
  expect((await store.submission('d1'))?.data.data).toEqual({});
  expect(await store.files('d1')).toEqual([]);
});
