import type { TenantRule } from '@tideform/graph';
import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import { loadPreviewRows } from '../data-sources/load-preview-rows.ts';
import { pullDataSources } from '../data-sources/pull-data-sources.ts';
import { acquireLease } from '../database/lease.ts';
import type { TeamRow } from '../database/rows.ts';
import { pushResponses } from '../outbox/push-responses.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { createPushFixture } from '../testing/push-fixture.ts';
import { getLiveRows } from '../testing/source-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { createSubmissionReader } from './create-submission-reader.ts';

const form = { teamId: crewId, formId: 'form-1' };
const wholeRange = { from: '2000-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };
const file = 'Responses/Site visit/1 Site visit/response.submitted.json';
const longText = 'Kew '.repeat(20_000);

async function createLongAnswersFixture(tenantRules: readonly TenantRule[] = ['long-text-limit']) {
  const downloads: string[] = [];
  const fixture = await createPushFixture({}, { tenantRules });
  fixture.setRequestFault((moment, { method, url }) => {
    if (moment === 'request' && method === 'GET' && url.startsWith('https://files.test')) downloads.push(url);
    return undefined;
  });
  const reader = createSubmissionReader(fixture.context);
  return {
    ...fixture,
    reader,
    downloads,
    fields: () => fixture.workspace.item(file).current.fields,
    rows: async () => (await reader.list(form, wholeRange)).items,
    async edit(id: string, place: string) {
      const team = (await fixture.context.database.teams.get(crewId)) as TeamRow;
      const { response } = await reader.open(team, id);
      const commands = createResponseCommands(fixture.context);
      await commands.edit(crewId, response);
      await commands.submit(id, { place });
      return pushAll(fixture.context);
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
    ['63,999 characters', ['long-text-limit'], longText],
    ['255 characters', ['short-text-in-libraries'], 'Kew '.repeat(100)],
  ] as const)('[SYNC-403] arrive where columns store %s, and tables show and search them', async (_, rules, place) => {
    const fixture = await createLongAnswersFixture(rules);
    await fixture.createSubmission(place);
    expect(await fixture.push()).toBe('complete');
    expect(await fixture.context.database.outbox.count()).toBe(0);
    expect(fixture.fields()).toMatchObject({ tfItemType: 'submission', tfPartition: 0 });
    expect(fixture.fields()).not.toHaveProperty('tfSubmissionData');
    expect(await fixture.rows()).toMatchObject([{ data: { place } }]);
    const fits = ({ data }: { readonly data: object }) => (data as { place: string }).place === place;
    expect((await fixture.reader.listTeam(crewId, { by: 'all', fits })).items).toHaveLength(1);
  });

  it('[SYNC-403] replace shorter ones when a submission is edited', async () => {
    const fixture = await createLongAnswersFixture(['short-text-in-libraries']);
    const { id } = await fixture.createSubmission('Kew');
    await fixture.push();
    expect(fixture.fields()).toMatchObject({ tfSubmissionData: '{"place":"Kew"}' });
    expect(await fixture.edit(id, longText)).toBe('complete');
    expect(fixture.fields()).not.toHaveProperty('tfSubmissionData');
    expect(await fixture.rows()).toMatchObject([{ data: { place: longText }, editedAt: expect.any(String) }]);
    await fixture.edit(id, 'Ham');
    expect(await fixture.rows()).toMatchObject([{ data: { place: 'Ham' } }]);
  });

  it('[SYNC-404] arrive in a library without the columns for them', async () => {
    const fixture = await createLongAnswersFixture([]);
    const { columns } = fixture.workspace.library();
    const isMissing = ({ name }: { readonly name: string }) =>
      /tfSubmissionData|tfSubmissionMetadata|tfTitle/.test(name);
    columns.splice(0, columns.length, ...columns.filter((column) => !isMissing(column)));
    await fixture.createSubmission('Kew');
    expect(await fixture.push()).toBe('complete');
    expect(await fixture.rows()).toMatchObject([{ data: { place: 'Kew' } }]);
  });

  it('[SYNC-404] need attention where a column is missing that identifies the file', async () => {
    const fixture = await createLongAnswersFixture([]);
    const { columns } = fixture.workspace.library();
    columns.splice(0, columns.length, ...columns.filter(({ name }) => name !== 'tfItemType'));
    const { id } = await fixture.createSubmission('Kew');
    await fixture.push();
    expect(await fixture.outboxRow(id)).toMatchObject({ state: 'needsAttention', step: 'commit' });
  });

  it('[SYNC-403] are read from the file where the library has truncated them', async () => {
    const fixture = await createLongAnswersFixture([]);
    await fixture.createSubmission(longText);
    await fixture.push();
    Object.assign(fixture.fields(), { tfSubmissionData: JSON.stringify({ place: longText }).slice(0, 255) });
    expect(await fixture.rows()).toMatchObject([{ data: { place: longText } }]);
  });

  it('[SYNC-405] are read once per state of the file', async () => {
    const fixture = await createLongAnswersFixture();
    const { id } = await fixture.createSubmission(longText);
    await fixture.push();
    await fixture.rows();
    fixture.downloads.length = 0;
    await fixture.rows();
    expect(fixture.downloads).toEqual([]);
    await fixture.edit(id, `${longText}!`);
    expect(await fixture.rows()).toMatchObject([{ data: { place: `${longText}!` } }]);
  });

  it.each([
    ['is not readable', '{"no'],
    ["is another response's", undefined],
    ['is too large for a table', 'x'.repeat(20_000_001)],
  ])('[SYNC-405] leave only their own row empty when the file %s', async (_, content) => {
    const fixture = await createLongAnswersFixture();
    await fixture.createSubmission(longText);
    await fixture.createSubmission('Ham');
    await fixture.push();
    const item = fixture.workspace.item(file);
    const text = content ?? new TextDecoder().decode(item.current.bytes).replace(/"id":"[^"]*"/, '"id":"other"');
    item.current = { ...item.current, bytes: new TextEncoder().encode(text) };
    expect((await fixture.rows()).map(({ data }) => data).toSorted((a) => ('place' in a ? -1 : 1))).toEqual([
      { place: 'Ham' },
      {},
    ]);
  });

  it('[SYNC-403] are complete in data sources', async () => {
    const fixture = await createLongAnswersFixture();
    await fixture.createSubmission(longText);
    await fixture.createSubmission('Ham');
    await fixture.push();
    const { context, server } = fixture;
    const { listId, groupId } = fixture.workspace.library();
    const siteId = `contoso.test,${groupId},${groupId}`;
    const config = { siteId, listId, formId: 'form-1' };
    server.dataSources = [{ id: 'visits', title: 'Visits', type: 'form-submissions', config }];
    await context.database.teams.update(crewId, { accounts: { ada: { canBuildForms: true } } });
    await pullDataSources(context, crewId);
    const rows = (await getLiveRows(context, 'crew/visits')) as { readonly data: unknown }[];
    expect(rows.map(({ data }) => data)).toEqual([{ place: longText }, { place: 'Ham' }]);
    const preview = await loadPreviewRows(context.ports.graph, { type: 'form-submissions', config }, 5);
    expect(preview).toMatchObject([{ data: { place: longText } }, { data: { place: 'Ham' } }]);
  });
});
