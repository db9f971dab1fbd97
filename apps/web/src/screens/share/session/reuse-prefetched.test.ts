import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { openShareWorld, type TestShareWorld } from '../../../testing/share-world.ts';
import { openShare } from './open-share.ts';
import { type PrefetchWindow, reusePrefetched } from './reuse-prefetched.ts';

const script = readFileSync(join(import.meta.dirname, '../../../../public/share-ahead.js'), 'utf8');
const name = { type: 'textfield', key: 'name', label: 'Name' };
const [token, session, form] = ['GET token', 'GET form-share-session', 'GET form'] as const;

/** Runs the prefetch script in a page at the given path. */
function run({ indexedDB, fetch, now }: TestShareWorld, page: PrefetchWindow, pathname = '/form/abc'): void {
  const Now = class extends Date {
    constructor() {
      super(now());
    }
  };
  runInNewContext(script, { window: page, location: { pathname }, indexedDB, fetch, URLSearchParams, Date: Now });
}

/** Opens the link in a page in which the prefetch script ran before or after the page's code. */
async function open(world: TestShareWorld, ahead: number | 'too late') {
  const page: PrefetchWindow = {};
  if (ahead !== 'too late') run(world, page);
  if (ahead !== 'too late' && ahead > 0) await expect.poll(() => page.sharedAhead!.answers.size).toBe(ahead);
  let asked = 0;
  const fetch = reusePrefetched((...args) => {
    asked += 1;
    return world.fetch(...args);
  }, page);
  if (ahead === 'too late') run(world, page);
  const opened = await openShare({ ...world, fetch }, { code: 'abc', holder: 'page', prefill: undefined });
  return { opened, asked, calls: world.server.calls.splice(0).toSorted(), left: [...page.sharedAhead!.answers.keys()] };
}

it('prefetches all requests of a link, on the first and later visits', async () => {
  const world = await openShareWorld([name]);
  expect(await open(world, 3)).toMatchObject({ asked: 0, calls: [form, session, token].toSorted(), left: [] });
  expect(await open(world, 2)).toMatchObject({ asked: 0, calls: [form, session].toSorted(), left: [] });
});

it('does not prefetch a form that was started on this device, or anything with an expired token', async () => {
  const world = await openShareWorld([name]);
  const { draft } = (await open(world, 3)).opened;
  await world.store.save({ ...draft, isBegun: true, data: { data: { name: 'Ada' }, metadata: {} } });
  const again = await open(world, 1);
  expect(again).toMatchObject({ asked: 0, calls: [session], left: [] });
  expect(again.opened.draft.data.data).toEqual({ name: 'Ada' });
  await world.store.save({ ...again.opened.draft, expiresAt: '2020-01-01T00:00:00.000Z' });
  expect(await open(world, 0)).toMatchObject({ asked: 2, calls: [session, 'POST token'].toSorted() });
});

it('does nothing if the page was faster or isn’t a share link, and repeats failed requests', async () => {
  const world = await openShareWorld([name]);
  expect(await open(world, 'too late')).toMatchObject({ asked: 3, calls: [form, session, token].toSorted() });
  world.server.losing.add(session);
  expect(await open(world, 2)).toMatchObject({ asked: 1, calls: [form, session, session].toSorted() });
  run(world, {}, '/tenant/abc');
  expect(world.server.calls).toEqual([]);
});
