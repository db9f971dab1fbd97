import type { TenantRule } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import { previewRows } from '../data-sources/preview-rows.ts';
import { pullDataSources } from '../data-sources/pull-data-sources.ts';
import { acquireLease } from '../database/lease.ts';
import type { TeamRow } from '../database/rows.ts';
import { pushResponses } from '../outbox/push-responses.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { openPushWorld } from '../testing/push-world.ts';
import { liveRows } from '../testing/source-world.ts';
import { crewId } from '../testing/workspace.ts';
import { createSubmissionReader } from './create-submission-reader.ts';

const form = { teamId: crewId, formId: 'form-1' };
const always = { from: '2000-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };
const file = 'Responses/Site visit/1 Site visit/response.submitted.json';
const long = 'Kew '.repeat(20_000);

async function openWorld(tenantRules: readonly TenantRule[] = ['long-text-limit']) {
  const downloads: string[] = [];
  const world = await openPushWorld({}, { tenantRules });
  world.makeTrouble((moment, { method, url }) => {
    if (moment === 'request' && method === 'GET' && url.startsWith('https://files.test')) downloads.push(url);
    return undefined;
  });
  const reader = createSubmissionReader(world.context);
  return {
    ...world,
    reader,
    downloads,
    fields: () => world.workspace.item(file).current.fields,
    rows: async () => (await reader.list(form, always)).items,
    async edit(id: string, place: string) {
      const team = (await world.context.database.teams.get(crewId)) as TeamRow;
      const { response } = await reader.open(team, id);
      const commands = createResponseCommands(world.context);
      await commands.edit(crewId, response);
      await commands.submit(id, { place });
      return pushAll(world.context);
    },
  };
}

async function pushAll(context: SyncContext) {
  const retries = createRetryTimes(context.ports.clock);
  retries.clear();
  return pushResponses({ ...context, epoch: await acquireLease(context.database), retries });
}

describe('answers that are too long for a column', () => {
  it.each([
    ['63,999 characters', ['long-text-limit'], long],
    ['255 characters', ['short-text-in-libraries'], 'Kew '.repeat(100)],
  ] as const)('[SYNC-403] arrive where columns store %s, and tables show and search them', async (_, rules, place) => {
    const world = await openWorld(rules);
    await world.submitted(place);
    expect(await world.push()).toBe('complete');
    expect(await world.context.database.outbox.count()).toBe(0);
    expect(world.fields()).toMatchObject({ tfItemType: 'submission', tfPartition: 0 });
    expect(world.fields()).not.toHaveProperty('tfSubmissionData');
    expect(await world.rows()).toMatchObject([{ data: { place } }]);
    const fits = ({ data }: { readonly data: object }) => (data as { place: string }).place === place;
    expect((await world.reader.listTeam(crewId, { by: 'all', fits })).items).toHaveLength(1);
  });

  it('[SYNC-403] replace shorter ones when a submission is edited', async () => {
    const world = await openWorld(['short-text-in-libraries']);
    const { id } = await world.submitted('Kew');
    await world.push();
    expect(world.fields()).toMatchObject({ tfSubmissionData: '{"place":"Kew"}' });
    expect(await world.edit(id, long)).toBe('complete');
    expect(world.fields()).not.toHaveProperty('tfSubmissionData');
    expect(await world.rows()).toMatchObject([{ data: { place: long }, editedAt: expect.any(String) }]);
    await world.edit(id, 'Ham');
    expect(await world.rows()).toMatchObject([{ data: { place: 'Ham' } }]);
  });

  it('[SYNC-404] arrive in a library without the columns for them', async () => {
    const world = await openWorld([]);
    const { columns } = world.workspace.library();
    const isMissing = ({ name }: { readonly name: string }) =>
      /tfSubmissionData|tfSubmissionMetadata|tfTitle/.test(name);
    columns.splice(0, columns.length, ...columns.filter((column) => !isMissing(column)));
    await world.submitted('Kew');
    expect(await world.push()).toBe('complete');
    expect(await world.rows()).toMatchObject([{ data: { place: 'Kew' } }]);
  });

  it('[SYNC-404] need attention where a column is missing that identifies the file', async () => {
    const world = await openWorld([]);
    const { columns } = world.workspace.library();
    columns.splice(0, columns.length, ...columns.filter(({ name }) => name !== 'tfItemType'));
    const { id } = await world.submitted('Kew');
    await world.push();
    expect(await world.outboxRow(id)).toMatchObject({ state: 'needsAttention', step: 'commit' });
  });

  it('[SYNC-403] are read from the file where the library has truncated them', async () => {
    const world = await openWorld([]);
    await world.submitted(long);
    await world.push();
    Object.assign(world.fields(), { tfSubmissionData: JSON.stringify({ place: long }).slice(0, 255) });
    expect(await world.rows()).toMatchObject([{ data: { place: long } }]);
  });

  it('[SYNC-405] are read once per state of the file', async () => {
    const world = await openWorld();
    const { id } = await world.submitted(long);
    await world.push();
    await world.rows();
    world.downloads.length = 0;
    await world.rows();
    expect(world.downloads).toEqual([]);
    await world.edit(id, `${long}!`);
    expect(await world.rows()).toMatchObject([{ data: { place: `${long}!` } }]);
  });

  it.each([
    ['is not readable', '{"no'],
    ["is another response's", undefined],
    ['is too large for a table', 'x'.repeat(20_000_001)],
  ])('[SYNC-405] leave only their own row empty when the file %s', async (_, content) => {
    const world = await openWorld();
    await world.submitted(long);
    await world.submitted('Ham');
    await world.push();
    const item = world.workspace.item(file);
    const text = content ?? new TextDecoder().decode(item.current.bytes).replace(/"id":"[^"]*"/, '"id":"other"');
    item.current = { ...item.current, bytes: new TextEncoder().encode(text) };
    expect((await world.rows()).map(({ data }) => data).toSorted((a) => ('place' in a ? -1 : 1))).toEqual([
      { place: 'Ham' },
      {},
    ]);
  });

  it('[SYNC-403] are complete in data sources', async () => {
    const world = await openWorld();
    await world.submitted(long);
    await world.submitted('Ham');
    await world.push();
    const { context, server } = world;
    const { listId, groupId } = world.workspace.library();
    const siteId = `contoso.test,${groupId},${groupId}`;
    const config = { siteId, listId, formId: 'form-1' };
    server.dataSources = [{ id: 'visits', title: 'Visits', type: 'form-submissions', config }];
    await context.database.teams.update(crewId, { accounts: { ada: { canBuildForms: true } } });
    await pullDataSources(context, crewId);
    const rows = (await liveRows(context, 'crew/visits')) as { readonly data: unknown }[];
    expect(rows.map(({ data }) => data)).toEqual([{ place: long }, { place: 'Ham' }]);
    const preview = await previewRows(context.ports.graph, { type: 'form-submissions', config }, 5);
    expect(preview).toMatchObject([{ data: { place: long } }, { data: { place: 'Ham' } }]);
  });
});
