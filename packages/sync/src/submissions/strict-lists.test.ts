import type { TenantRule } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import { openPushWorld } from '../testing/push-world.ts';
import { crewId, type Workspace } from '../testing/workspace.ts';
import { createSubmissionReader } from './create-submission-reader.ts';

const form = { teamId: crewId, formId: 'form-1' };
const always = { from: '2000-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };

async function openWorld(places: readonly string[], tenantRules: readonly TenantRule[]) {
  const orders: (string | null)[] = [];
  const world = await openPushWorld({}, { tenantRules, listThreshold: 1 });
  world.makeTrouble((moment, { url }) => {
    const { pathname, searchParams } = new URL(url);
    if (moment === 'request' && pathname.endsWith('/list/items') && searchParams.has('$expand')) {
      orders.push(searchParams.get('$orderby'));
    }
    return undefined;
  });
  for (const place of places) {
    await world.submitted(place);
    await world.push();
  }
  orders.length = 0;
  return { ...world, orders, reader: createSubmissionReader(world.context) };
}

/** Sets columns of the submission with that place. */
function age(workspace: Workspace, place: string, fields: object): object {
  const items = [...workspace.graph.state.items.values()];
  const item = items.find(({ current }) => String(current.fields.tfSubmissionData).includes(place));
  if (!item) throw new Error(`Nobody submitted ${place}`);
  return Object.assign(item, { current: { ...item.current, fields: { ...item.current.fields, ...fields } } });
}

const placesOf = (items: readonly { readonly data: object }[]) =>
  items.map(({ data }) => (data as { place: string }).place);

describe('a library that refuses to sort', () => {
  it('[SYNC-406] above its threshold still shows submissions, newest first, and is not asked for an order again', async () => {
    const { reader, orders, workspace } = await openWorld(['Kew', 'Ham', 'Barnes'], ['no-order-above-threshold']);
    age(workspace, 'Kew', { tfSubmissionTimestamp: '2026-11-03T00:00:00Z' });
    age(workspace, 'Ham', { tfSubmissionTimestamp: '2026-11-01T00:00:00Z' });
    age(workspace, 'Barnes', { tfSubmissionTimestamp: '2026-11-02T00:00:00Z' });
    expect(placesOf((await reader.list(form, always)).items)).toEqual(['Kew', 'Barnes', 'Ham']);
    expect(orders).toEqual(['fields/tfSubmissionTimestamp desc', null]);
    expect((await reader.listTeam(crewId, { by: 'all' })).items).toHaveLength(3);
  });

  it('[SYNC-406] goes on without an order in older partitions', async () => {
    const { reader, orders, workspace } = await openWorld(['Kew', 'Ham'], ['no-order-above-threshold']);
    age(workspace, 'Kew', { tfSubmissionTimestamp: '2026-11-01T00:00:00Z' });
    Object.assign(age(workspace, 'Ham', { tfPartition: 1 }), { row: 4001 });
    expect(placesOf((await reader.list(form, always)).items)).toEqual(['Ham', 'Kew']);
    expect(orders.filter((order) => order !== null)).toHaveLength(2);
  });

  it('[SYNC-406] because an index is missing is asked to answer all the same while it is small', async () => {
    const world = await openPushWorld();
    const { columns } = world.workspace.library();
    for (const column of columns) column.indexed = false;
    await world.submitted('Kew');
    await world.push();
    const reader = createSubmissionReader(world.context);
    expect(placesOf((await reader.list(form, always)).items)).toEqual(['Kew']);
  });
});

describe('a service that throttles', () => {
  it('[SYNC-407] with and without a time to wait delays what is sent and read, and nothing more', async () => {
    const world = await openPushWorld({}, { tenantRules: ['throttling'] });
    for (let place = 1; place <= 8; place++) await world.submitted(`Quay ${place}`);
    for (let pass = 0; pass < 10 && (await world.context.database.outbox.count()) > 0; pass++) await world.push();
    expect(await world.context.database.outbox.count()).toBe(0);
    const reader = createSubmissionReader(world.context);
    expect((await reader.list(form, always)).items).toHaveLength(8);
  });
});
