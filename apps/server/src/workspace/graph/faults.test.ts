import { type DriveItem, operations } from '@tideform/graph';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClientFor, openTestWorkspace, type TestWorkspace } from '../testing/open-workspace.ts';
import { createShuffle, createThrottling, noFaults, type WorkspaceFaults } from './faults.ts';

let workspace: TestWorkspace;
let faults: WorkspaceFaults = noFaults;

/** Creates pseudorandom numbers that are the same in every run. */
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
      hasFullChangeRows: () => faults.hasFullChangeRows(),
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

const getOwnerClient = () => createClientFor(workspace, workspace.owner);

async function putFile(path: string): Promise<DriveItem> {
  const params = { driveId: workspace.driveId, itemId: 'root', path };
  return getOwnerClient().call(operations.putChildContent, params, { bytes: new TextEncoder().encode('x') });
}

const listChanges = (link?: string, query = {}) =>
  getOwnerClient().page(
    operations.listDriveChanges,
    { driveId: workspace.driveId },
    { query, ...(link ? { link } : {}) },
  );

describe('occasional Graph behavior', () => {
  it('shows a change late, in the following delta query', async () => {
    const start = await listChanges(undefined, { token: 'latest' });
    let visible: number | undefined;
    faults = {
      ...noFaults,
      lastVisibleChange: (_, newest) => {
        visible ??= newest;
        return visible;
      },
    };
    await listChanges(start.deltaLink);
    const file = await putFile('late.txt');
    const early = await listChanges(start.deltaLink);
    expect(early.rows.map(({ id }) => id)).not.toContain(file.id);
    faults = noFaults;
    const late = await listChanges(early.deltaLink);
    expect(late.rows.map(({ id }) => id)).toContain(file.id);
  });

  it('returns empty pages with a next link', async () => {
    const start = await listChanges(undefined, { token: 'latest' });
    const file = await putFile('behind-an-empty-page.txt');
    let isFirst = true;
    faults = {
      ...noFaults,
      isPageEmpty: () => {
        const was = isFirst;
        isFirst = false;
        return was;
      },
    };
    const empty = await listChanges(start.deltaLink);
    expect(empty.rows).toEqual([]);
    expect(empty.deltaLink).toBeUndefined();
    expect((await listChanges(empty.nextLink)).rows.map(({ id }) => id)).toContain(file.id);
  });

  it('invalidates change tokens during an enumeration, and returns a link to restart', async () => {
    await putFile('one.txt');
    await putFile('two.txt');
    const first = await listChanges(undefined, { top: 1 });
    faults = { ...noFaults, changeEpoch: () => 7 };
    const error = await listChanges(first.nextLink).catch((thrown) => thrown);
    expect(error).toMatchObject({ status: 410, code: 'resyncRequired' });
    const again = await listChanges(String(error.location));
    expect(again.rows.some(({ root }) => root !== undefined)).toBe(true);
  });

  it('returns changed rows out of order and repeated, without losing any', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) await putFile(`disorder/${name}`);
    const inOrder = await listChanges();
    faults = { ...noFaults, arrangeChanges: createShuffle(createRandom()) };
    const { rows } = await listChanges();
    expect(rows.length).toBeGreaterThan(inOrder.rows.length);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(inOrder.rows.map(({ id }) => id)));
  });

  it('sometimes includes more properties in changes', async () => {
    const file = await putFile('talkative/a.txt');
    faults = { ...noFaults, hasFullChangeRows: () => true };
    const row = (await listChanges()).rows.find(({ id }) => id === file.id);
    expect(row?.cTag).toBe(file.cTag);
    expect(row?.lastModifiedBy?.user?.id).toBe(workspace.owner.id);
  });

  it("changes an item's eTag again after an upload", async () => {
    let countChange = async () => {};
    faults = {
      ...noFaults,
      async afterUpload(_, count) {
        countChange = count;
      },
    };
    const file = await putFile('promoted.docx');
    const read = () => getOwnerClient().call(operations.getItem, { driveId: workspace.driveId, itemId: file.id });
    expect((await read()).eTag).toBe(file.eTag);
    await countChange();
    const later = await read();
    expect(later.eTag).not.toBe(file.eTag);
    expect(later).toMatchObject({ cTag: file.cTag, lastModifiedDateTime: file.lastModifiedDateTime });
  });

  it('throttles matching addresses with the configured probability', async () => {
    const refuse = createThrottling(
      [
        { address: /\/delta/, probability: 1, retryAfter: 3 },
        { address: /\/children/, probability: 0.5, status: 503 },
      ],
      createRandom(),
    );
    faults = { ...noFaults, refuse };
    const headers = { authorization: `Bearer ${workspace.owner.id}` };
    const request = (address: string) =>
      fetch(`${workspace.baseUrl}/drives/${workspace.driveId}${address}`, { headers });
    const throttled = await request('/root/delta');
    expect([throttled.status, throttled.headers.get('retry-after')]).toEqual([429, '3']);
    expect((await request('/root')).status).toBe(200);
    const statuses: number[] = [];
    for (let count = 0; count < 20; count++) statuses.push((await request('/root/children')).status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
  });
});
