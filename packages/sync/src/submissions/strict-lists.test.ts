import { createGraphClient, type TenantRule } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import { createPushFixture } from '../testing/push-fixture.ts';
import { crewId, type Workspace } from '../testing/workspace.ts';
import { createSubmissionReader } from './create-submission-reader.ts';
import { listSubmissions } from './list-submissions.ts';

const form = { teamId: crewId, formId: 'form-1' };
const wholeRange = { from: '2000-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };

async function createSubmissionsFixture(places: readonly string[], tenantRules: readonly TenantRule[]) {
  const orders: (string | null)[] = [];
  const fixture = await createPushFixture({}, { tenantRules, listThreshold: 1 });
  fixture.setRequestFault((moment, { url }) => {
    const { pathname, searchParams } = new URL(url);
    if (moment === 'request' && pathname.endsWith('/list/items') && searchParams.has('$expand')) {
      orders.push(searchParams.get('$orderby'));
    }
    return undefined;
  });
  for (const place of places) {
    await fixture.createSubmission(place);
    await fixture.push();
  }
  orders.length = 0;
  return { ...fixture, orders, reader: createSubmissionReader(fixture.context) };
}

/** Sets columns of the submission with that answer. */
function makeOlder(workspace: Workspace, place: string, fields: object): object {
  const items = [...workspace.graph.state.items.values()];
  const item = items.find(({ current }) => String(current.fields.tfSubmissionData).includes(place));
  if (!item) throw new Error(`Nobody submitted ${place}`);
  return Object.assign(item, { current: { ...item.current, fields: { ...item.current.fields, ...fields } } });
}

const getPlaces = (items: readonly { readonly data: object }[]) =>
  items.map(({ data }) => (data as { place: string }).place);

describe('a library that refuses to sort', () => {
  it('[SYNC-406] above its threshold lists submissions newest first, and is not asked to sort again', async () => {
    const { reader, orders, workspace } = await createSubmissionsFixture(
      ['Kew', 'Ham', 'Barnes'],
      ['no-order-above-threshold'],
    );
    makeOlder(workspace, 'Kew', { tfSubmissionTimestamp: '2026-11-03T00:00:00Z' });
    makeOlder(workspace, 'Ham', { tfSubmissionTimestamp: '2026-11-01T00:00:00Z' });
    makeOlder(workspace, 'Barnes', { tfSubmissionTimestamp: '2026-11-02T00:00:00Z' });
    expect(getPlaces((await reader.list(form, wholeRange)).items)).toEqual(['Kew', 'Barnes', 'Ham']);
    expect(orders).toEqual(['fields/tfSubmissionTimestamp desc', null]);
    expect((await reader.listTeam(crewId, { by: 'all' })).items).toHaveLength(3);
  });

  it('[SYNC-406] continues unsorted in older partitions', async () => {
    const { reader, orders, workspace } = await createSubmissionsFixture(['Kew', 'Ham'], ['no-order-above-threshold']);
    makeOlder(workspace, 'Kew', { tfSubmissionTimestamp: '2026-11-01T00:00:00Z' });
    Object.assign(makeOlder(workspace, 'Ham', { tfPartition: 1 }), { row: 4001 });
    expect(getPlaces((await reader.list(form, wholeRange)).items)).toEqual(['Ham', 'Kew']);
    expect(orders.filter((order) => order !== null)).toHaveLength(2);
  });

  it('[SYNC-406] because of a missing index is requested to ignore the index while it is small', async () => {
    const fixture = await createPushFixture();
    const { columns } = fixture.workspace.library();
    for (const column of columns) column.indexed = false;
    await fixture.createSubmission('Kew');
    await fixture.push();
    const reader = createSubmissionReader(fixture.context);
    expect(getPlaces((await reader.list(form, wholeRange)).items)).toEqual(['Kew']);
  });
});

describe('a list whose next page has expired', () => {
  const times = (count: number) =>
    Array.from({ length: count }, (_, at) => `2026-11-0${Math.floor(at / 2) + 1}T00:00:00Z`);

  /**
   * Opens a world with two submissions per timestamp, listed in pages of two. `gone` are the numbers of next-page links
   * that have expired.
   */
  async function openPaged(gone: readonly number[]) {
    const fixture = await createPushFixture();
    for (const place of ['A', 'B', 'C', 'D', 'E', 'F']) await fixture.createSubmission(place);
    await fixture.push();
    for (const [at, tfSubmissionTimestamp] of times(6).entries())
      makeOlder(fixture.workspace, 'ABCDEF'[at]!, { tfSubmissionTimestamp });
    let links = 0;
    const graph = createGraphClient({
      baseUrl: fixture.workspace.graph.baseUrl,
      async fetch(input, init) {
        const url = new URL(String(input));
        if (url.pathname.endsWith('/list/items')) url.searchParams.set('$top', '2');
        if (url.searchParams.has('$skiptoken') && gone.includes(++links)) {
          return Response.json({ error: { code: 'invalidRequest', message: 'The link is gone.' } }, { status: 400 });
        }
        return fixture.workspace.graph.fetch(url.href, init);
      },
      token: async () => fixture.workspace.graph.createToken('ada'),
      wait: async () => {},
      random: () => 0,
    });
    const { driveId } = fixture.workspace.library();
    const list = (start: Parameters<typeof listSubmissions>[2] = { partition: 0 }) =>
      listSubmissions(graph, { driveId, formId: 'form-1', signal: undefined }, start);
    return { list, baseUrl: graph.baseUrl, driveId };
  }

  it.each([[[]], [[1]], [[2]], [[1, 2]]])('[SYNC-409] continues after its last row: %j', async (gone) => {
    const { list } = await openPaged(gone);
    const { items, more } = await list();
    expect([getPlaces(items).toSorted(), more]).toEqual([['A', 'B', 'C', 'D', 'E', 'F'], undefined]);
    expect(items.map(({ timestamp }) => timestamp)).toEqual(times(6).toReversed());
  });

  it('[SYNC-409] continues from the cursor of a page that was shown long ago', async () => {
    const { list, baseUrl, driveId } = await openPaged([1]);
    const [first] = (await (await openPaged([])).list()).items;
    const link = `${baseUrl}/drives/${driveId}/list/items?$skiptoken=old`;
    const { items } = await list({ partition: 0, link, last: { at: first!.timestamp, ids: [first!.listItemId] } });
    expect(getPlaces(items)).toHaveLength(5);
  });
});

describe('a service that throttles', () => {
  it('[SYNC-407] delays reads and writes with and without a time to wait', async () => {
    const fixture = await createPushFixture({}, { tenantRules: ['throttling'] });
    for (let place = 1; place <= 8; place++) await fixture.createSubmission(`Quay ${place}`);
    for (let pass = 0; pass < 10 && (await fixture.context.database.outbox.count()) > 0; pass++) await fixture.push();
    expect(await fixture.context.database.outbox.count()).toBe(0);
    const reader = createSubmissionReader(fixture.context);
    expect((await reader.list(form, wholeRange)).items).toHaveLength(8);
  });
});
