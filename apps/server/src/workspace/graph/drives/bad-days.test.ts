import { type DriveItem, operations } from '@tideform/graph';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { graphOf } from '../../testing/graph-of.ts';
import { openTestWorkspace, type TestWorkspace } from '../../testing/open-workspace.ts';
import { disorder, throttle } from '../fault-plans.ts';
import { noFaults, type WorkspaceFaults } from '../faults.ts';

let workspace: TestWorkspace;
let faults: WorkspaceFaults = noFaults;

/** Numbers that look like chance and are the same in every run. */
function createRandom(): () => number {
  let seed = 1;
  return () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
}

beforeAll(async () => {
  workspace = await openTestWorkspace({
    faults: {
      refuse: (request) => faults.refuse(request),
      changeEpoch: (driveId) => faults.changeEpoch(driveId),
      arrangeChanges: (rows) => faults.arrangeChanges(rows),
      changesTellAll: () => faults.changesTellAll(),
      lastVisibleChange: (driveId, newest) => faults.lastVisibleChange(driveId, newest),
      isPageEmpty: (driveId) => faults.isPageEmpty(driveId),
      afterUpload: (itemId, countChange) => faults.afterUpload(itemId, countChange),
    },
  });
});

beforeEach(() => {
  faults = noFaults;
});

afterAll(() => workspace.close());

const owner = () => graphOf(workspace, workspace.owner);

async function put(path: string): Promise<DriveItem> {
  const params = { driveId: workspace.driveId, itemId: 'root', path };
  return owner().call(operations.putChildContent, params, { bytes: new TextEncoder().encode('x') });
}

const changes = (link?: string, query = {}) =>
  owner().page(operations.listDriveChanges, { driveId: workspace.driveId }, { query, ...(link ? { link } : {}) });

describe('a service on a bad day', () => {
  it('shows a change later than it happened, and once it does, in the round that follows', async () => {
    const start = await changes(undefined, { token: 'latest' });
    let visible: number | undefined;
    faults = {
      ...noFaults,
      lastVisibleChange: (_, newest) => {
        visible ??= newest;
        return visible;
      },
    };
    await changes(start.deltaLink);
    const file = await put('late.txt');
    const early = await changes(start.deltaLink);
    expect(early.rows.map(({ id }) => id)).not.toContain(file.id);
    faults = noFaults;
    const late = await changes(early.deltaLink);
    expect(late.rows.map(({ id }) => id)).toContain(file.id);
  });

  it('gives empty pages that go on', async () => {
    const start = await changes(undefined, { token: 'latest' });
    const file = await put('behind-an-empty-page.txt');
    let isFirst = true;
    faults = {
      ...noFaults,
      isPageEmpty: () => {
        const was = isFirst;
        isFirst = false;
        return was;
      },
    };
    const empty = await changes(start.deltaLink);
    expect(empty.rows).toEqual([]);
    expect(empty.deltaLink).toBeUndefined();
    expect((await changes(empty.nextLink)).rows.map(({ id }) => id)).toContain(file.id);
  });

  it('forgets tokens in the middle of an enumeration, and says where to start', async () => {
    await put('one.txt');
    await put('two.txt');
    const first = await changes(undefined, { top: 1 });
    faults = { ...noFaults, changeEpoch: () => 7 };
    const error = await changes(first.nextLink).catch((thrown) => thrown);
    expect(error).toMatchObject({ status: 410, code: 'resyncRequired' });
    const again = await changes(String(error.location));
    expect(again.rows.some(({ root }) => root !== undefined)).toBe(true);
  });

  it('gives rows in disorder and some of them twice, and loses none', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await put(`disorder/${name}`);
    const inOrder = await changes();
    faults = { ...noFaults, arrangeChanges: disorder(createRandom()) };
    const { rows } = await changes();
    expect(rows.length).toBeGreaterThan(inOrder.rows.length);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(inOrder.rows.map(({ id }) => id)));
  });

  it('tells more of its changes when it feels like it', async () => {
    const file = await put('talkative/a.txt');
    faults = { ...noFaults, changesTellAll: () => true };
    const row = (await changes()).rows.find(({ id }) => id === file.id);
    expect(row?.cTag).toBe(file.cTag);
    expect(row?.lastModifiedBy?.user?.id).toBe(workspace.owner.id);
  });

  it('counts a change of its own after an upload', async () => {
    let countChange = async () => {};
    faults = {
      ...noFaults,
      async afterUpload(_, count) {
        countChange = count;
      },
    };
    const file = await put('promoted.docx');
    const read = () => owner().call(operations.getItem, { driveId: workspace.driveId, itemId: file.id });
    expect((await read()).eTag).toBe(file.eTag);
    await countChange();
    const later = await read();
    expect(later.eTag).not.toBe(file.eTag);
    expect(later).toMatchObject({ cTag: file.cTag, lastModifiedDateTime: file.lastModifiedDateTime });
  });

  it('throttles some addresses, as often as it is told to', async () => {
    const refuse = throttle(
      [
        { address: /\/delta/, probability: 1, retryAfter: 3 },
        { address: /\/children/, probability: 0.5, status: 503 },
      ],
      createRandom(),
    );
    faults = { ...noFaults, refuse };
    const headers = { authorization: `Bearer ${workspace.owner.id}` };
    const ask = (address: string) => fetch(`${workspace.baseUrl}/drives/${workspace.driveId}${address}`, { headers });
    const throttled = await ask('/root/delta');
    expect([throttled.status, throttled.headers.get('retry-after')]).toEqual([429, '3']);
    expect((await ask('/root')).status).toBe(200);
    const statuses: number[] = [];
    for (let count = 0; count < 20; count++) statuses.push((await ask('/root/children')).status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });
});
