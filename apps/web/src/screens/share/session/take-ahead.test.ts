import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { openShareWorld, type TestShareWorld } from '../../../testing/share-world.ts';
import { openShare } from './open-share.ts';
import { type PageAhead, takeAhead } from './take-ahead.ts';

const script = readFileSync(join(import.meta.dirname, '../../../../public/share-ahead.js'), 'utf8');
const name = { type: 'textfield', key: 'name', label: 'Name' };
const [token, session, form] = ['GET token', 'GET form-share-session', 'GET form'] as const;

/** What the script does in a page at an address. */
function run({ indexedDB, fetch, now }: TestShareWorld, page: PageAhead, pathname = '/form/abc'): void {
  const Now = class extends Date {
    constructor() {
      super(now());
    }
  };
  runInNewContext(script, { window: page, location: { pathname }, indexedDB, fetch, URLSearchParams, Date: Now });
}

/** Opens the link in a page, whose script ran before its code or after. @param ahead how much it asks for before */
async function open(world: TestShareWorld, ahead: number | 'too late') {
  const page: PageAhead = {};
  if (ahead !== 'too late') run(world, page);
  if (ahead !== 'too late' && ahead > 0) await expect.poll(() => page.sharedAhead!.answers.size).toBe(ahead);
  let asked = 0;
  const fetch = takeAhead((...given) => {
    asked += 1;
    return world.fetch(...given);
  }, page);
  if (ahead === 'too late') run(world, page);
  const opened = await openShare({ ...world, fetch }, { code: 'abc', holder: 'page', prefill: undefined });
  return { opened, asked, calls: world.server.calls.splice(0).toSorted(), left: [...page.sharedAhead!.answers.keys()] };
}

it('has asked for all that a link begins with, at the first visit and at the next', async () => {
  const world = await openShareWorld([name]);
  expect(await open(world, 3)).toMatchObject({ asked: 0, calls: [form, session, token].toSorted(), left: [] });
  expect(await open(world, 2)).toMatchObject({ asked: 0, calls: [form, session].toSorted(), left: [] });
});

it('asks for no form that was begun here, and for nothing where a token is over', async () => {
  const world = await openShareWorld([name]);
  const { draft } = (await open(world, 3)).opened;
  await world.store.save({ ...draft, isBegun: true, data: { data: { name: 'Ada' }, metadata: {} } });
  const again = await open(world, 1);
  expect(again).toMatchObject({ asked: 0, calls: [session], left: [] });
  expect(again.opened.draft.data.data).toEqual({ name: 'Ada' });
  await world.store.save({ ...again.opened.draft, expiresAt: '2020-01-01T00:00:00.000Z' });
  expect(await open(world, 0)).toMatchObject({ asked: 2, calls: [session, 'POST token'].toSorted() });
});

it('leaves it to a page that was there first, asks again for what was lost, and asks for nothing on other pages', async () => {
  const world = await openShareWorld([name]);
  expect(await open(world, 'too late')).toMatchObject({ asked: 3, calls: [form, session, token].toSorted() });
  world.server.losing.add(session);
  expect(await open(world, 2)).toMatchObject({ asked: 1, calls: [form, session, session].toSorted() });
  run(world, {}, '/tenant/abc');
  expect(world.server.calls).toEqual([]);
});
