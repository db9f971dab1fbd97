import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createTestShareContext, type TestShareContext } from '../../../testing/test-share-context.ts';
import { type PrefetchWindow, reusePrefetched } from './browser-share-context.ts';
import { openShare } from './open-share.ts';

const script = readFileSync(join(import.meta.dirname, '../../../../public/share-ahead.js'), 'utf8');
const nameField = { type: 'textfield', key: 'name', label: 'Name' };
const [token, session, form] = ['GET token', 'GET form-share-session', 'GET form'] as const;

/** Runs the prefetch script in a page at the given path. */
function runPrefetchScript(
  { indexedDB, fetch, now }: TestShareContext,
  page: PrefetchWindow,
  pathname = '/form/abc',
): void {
  const Now = class extends Date {
    constructor() {
      super(now());
    }
  };
  runInNewContext(script, { window: page, location: { pathname }, indexedDB, fetch, URLSearchParams, Date: Now });
}

/** Opens the link in a page in which the prefetch script ran before or after the page's code. */
async function openSharePage(fixture: TestShareContext, prefetchCount: number | 'too late') {
  const page: PrefetchWindow = {};
  if (prefetchCount !== 'too late') runPrefetchScript(fixture, page);
  if (prefetchCount !== 'too late' && prefetchCount > 0)
    await expect.poll(() => page.sharedAhead!.answers.size).toBe(prefetchCount);
  let requestCount = 0;
  const fetch = reusePrefetched((...args) => {
    requestCount += 1;
    return fixture.fetch(...args);
  }, page);
  if (prefetchCount === 'too late') runPrefetchScript(fixture, page);
  const opened = await openShare({ ...fixture, fetch }, { code: 'abc', holder: 'page', prefill: undefined });
  return {
    opened,
    asked: requestCount,
    calls: fixture.server.calls.splice(0).toSorted(),
    left: [...page.sharedAhead!.answers.keys()],
  };
}

it('prefetches all requests of a link, on the first and later visits', async () => {
  const fixture = await createTestShareContext([nameField]);
  expect(await openSharePage(fixture, 3)).toMatchObject({
    asked: 0,
    calls: [form, session, token].toSorted(),
    left: [],
  });
  expect(await openSharePage(fixture, 2)).toMatchObject({ asked: 0, calls: [form, session].toSorted(), left: [] });
});

it('does not prefetch a form that was started on this device, or anything with an expired token', async () => {
  const fixture = await createTestShareContext([nameField]);
  const { draft } = (await openSharePage(fixture, 3)).opened;
  await fixture.store.save({ ...draft, isBegun: true, data: { data: { name: 'Ada' }, metadata: {} } });
  const again = await openSharePage(fixture, 1);
  expect(again).toMatchObject({ asked: 0, calls: [session], left: [] });
  expect(again.opened.draft.data.data).toEqual({ name: 'Ada' });
  await fixture.store.save({ ...again.opened.draft, expiresAt: '2020-01-01T00:00:00.000Z' });
  expect(await openSharePage(fixture, 0)).toMatchObject({ asked: 2, calls: [session, 'POST token'].toSorted() });
});

it('does nothing if the page was faster or isn’t a share link, and repeats failed requests', async () => {
  const fixture = await createTestShareContext([nameField]);
  expect(await openSharePage(fixture, 'too late')).toMatchObject({
    asked: 3,
    calls: [form, session, token].toSorted(),
  });
  fixture.server.lostResponses.add(session);
  expect(await openSharePage(fixture, 2)).toMatchObject({ asked: 1, calls: [form, session, session].toSorted() });
  runPrefetchScript(fixture, {}, '/tenant/abc');
  expect(fixture.server.calls).toEqual([]);
});
