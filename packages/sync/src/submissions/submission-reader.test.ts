import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import type { TeamRow } from '../database/rows.ts';
import { pullTeam } from '../inbox/pull-team.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createNewBrowser, createPullFixture, pushAll } from '../testing/pull-fixture.ts';
import { crewId, type Workspace } from '../testing/workspace.ts';
import { createSubmissionReader } from './create-submission-reader.ts';

const form = { teamId: crewId, formId: 'form-1' };
const wholeRange = { from: '2000-01-01T00:00:00.000Z', to: '2100-01-01T00:00:00.000Z' };

/** Bob has answered the form; `ids` are in order of submission. */
async function createSubmittedFixture(places: readonly string[], options: { listThreshold?: number } = {}) {
  const fixture = await createPullFixture(options);
  const bob = await createNewBrowser(fixture.workspace, 'bob');
  await pullTeam(bob, crewId);
  const ids: string[] = [];
  for (const place of places) ids.push(await submit(bob, place));
  const team = (await fixture.ada.database.teams.get(crewId)) as TeamRow;
  return { ...fixture, bob, ids, team, reader: createSubmissionReader(fixture.ada) };
}

async function submit(context: SyncContext, place: string): Promise<string> {
  const commands = createResponseCommands(context);
  const { id } = await commands.create('form-1');
  await commands.submit(id, { place });
  await pushAll(context);
  return id;
}

/** Sets columns of the submission with that answer, as after a long time with many other items. */
function makeOlder(workspace: Workspace, place: string, fields: Record<string, unknown>): void {
  const item = [...workspace.graph.state.items.values()].find((one) =>
    String(one.current.fields.tfSubmissionData).includes(place),
  );
  if (!item) throw new Error(`Nobody submitted ${place}`);
  item.current = { ...item.current, fields: { ...item.current.fields, ...fields } };
}

/** Moves a submission to a later partition. Its row number increases, because a list numbers its rows in order. */
function setPartition(workspace: Workspace, partition: number, place: string, fields: Record<string, unknown>): void {
  makeOlder(workspace, place, { tfPartition: partition, ...fields });
  const item = [...workspace.graph.state.items.values()].find((one) =>
    String(one.current.fields.tfSubmissionData).includes(place),
  );
  if (item) Object.assign(item, { row: partition * 4000 + item.row });
}

const getPlaces = (items: readonly { readonly data: object }[]) =>
  items.map((item) => (item.data as { place: string }).place);

describe('the list of submissions', () => {
  it('shows submissions, newest first', async () => {
    const { workspace, reader, ids } = await createSubmittedFixture(['Kew', 'Ham']);
    makeOlder(workspace, 'Kew', { tfSubmissionTimestamp: '2026-11-20T00:00:00.000Z', tfFormShareSessionId: 'share' });
    const { items, more } = await reader.list(form, wholeRange);
    expect(items).toMatchObject([
      { responseId: ids[1], submissionNumber: 2, data: { place: 'Ham' }, anonymous: false },
      {
        responseId: ids[0],
        submissionNumber: 1,
        formVersion: 1,
        title: expect.any(String),
        data: { place: 'Kew' },
        timestamp: '2026-11-20T00:00:00.000Z',
        createdBy: 'Bob Stone',
        collaborators: 'Bob Stone',
        anonymous: true,
      },
    ]);
    expect(more).toBeUndefined();
  });

  it('excludes other forms, drafts, and times outside the range', async () => {
    const { workspace, reader, bob } = await createSubmittedFixture(['Kew', 'Ham', 'Barnes']);
    const commands = createResponseCommands(bob);
    await commands.saveDraft((await commands.create('form-1')).id, { place: 'draft' });
    await pushAll(bob);
    makeOlder(workspace, 'Ham', { tfFormId: 'form-2' });
    makeOlder(workspace, 'Barnes', { tfSubmissionTimestamp: '2026-01-01T00:00:00.000Z' });
    expect(getPlaces((await reader.list(form, wholeRange)).items)).toEqual(['Kew', 'Barnes']);
    const from = '2026-01-01T00:00:00.000Z';
    const to = '2026-11-21T00:00:00.000Z';
    expect(getPlaces((await reader.list(form, { from, to })).items)).toEqual(['Barnes']);
    expect((await reader.list(form, { from: '2025-01-01T00:00:00.000Z', to: from })).items).toEqual([]);
  });

  it('finds submissions by the time of their last change', async () => {
    const { workspace, reader } = await createSubmittedFixture(['Kew', 'Ham', 'Barnes']);
    const edited = (at: string) => ({ tfSubmissionMetadata: JSON.stringify({ lastModified: at }) });
    makeOlder(workspace, 'Kew', {
      tfSubmissionTimestamp: '2025-03-01T00:00:00.000Z',
      ...edited('2026-11-20T12:00:00.000Z'),
    });
    makeOlder(workspace, 'Ham', {
      tfSubmissionTimestamp: '2026-11-20T09:00:00.000Z',
      ...edited('2026-11-21T00:00:00.000Z'),
    });
    makeOlder(workspace, 'Barnes', {
      tfSubmissionTimestamp: '2026-11-20T10:00:00.000Z',
      ...edited('2026-11-20T11:00:00.000Z'),
    });
    const range = { from: '2026-11-20T00:00:00.000Z', to: '2026-11-21T00:00:00.000Z' };
    const found = async (by: 'submitted' | 'lastModified') =>
      getPlaces((await reader.list(form, { ...range, by })).items);
    expect(await found('lastModified')).toEqual(['Barnes', 'Kew']);
    expect(await found('submitted')).toEqual(['Barnes', 'Ham']);
  });

  it('[SYNC-45] starts with the newest partition and reads back through at most ten', async () => {
    const { workspace, reader } = await createSubmittedFixture(['Kew', 'Ham', 'Barnes']);
    setPartition(workspace, 25, 'Kew', { tfSubmissionTimestamp: '2026-11-03T00:00:00.000Z' });
    setPartition(workspace, 16, 'Ham', { tfSubmissionTimestamp: '2026-11-02T00:00:00.000Z' });
    setPartition(workspace, 2, 'Barnes', { tfSubmissionTimestamp: '2026-11-01T00:00:00.000Z' });
    const first = await reader.list(form, wholeRange);
    expect(getPlaces(first.items)).toEqual(['Kew', 'Ham']);
    const second = await reader.list(form, wholeRange, first.more);
    expect(getPlaces(second.items)).toEqual([]);
    const third = await reader.list(form, wholeRange, second.more);
    expect(getPlaces(third.items)).toEqual(['Barnes']);
    expect(third.more).toBeUndefined();
  });

  it('starts at the partition that was the newest last time, and continues to newer ones', async () => {
    const { workspace, reader, ada } = await createSubmittedFixture(['Kew', 'Ham']);
    setPartition(workspace, 15, 'Kew', { tfSubmissionTimestamp: '2026-11-03T00:00:00.000Z' });
    await reader.list(form, wholeRange);
    expect((await ada.database.teams.get(crewId))?.newestPartition).toBe(15);
    setPartition(workspace, 31, 'Ham', { tfSubmissionTimestamp: '2026-11-04T00:00:00.000Z' });
    const { items } = await createSubmissionReader(ada).list(form, wholeRange);
    expect(getPlaces(items)).toEqual(['Ham']);
  });

  it('[SYNC-289] shows the newest rows even if one contains a wrong partition', async () => {
    const { workspace, reader } = await createSubmittedFixture(['Kew', 'Ham', 'Barnes']);
    makeOlder(workspace, 'Kew', { tfPartition: 19 });
    setPartition(workspace, 3, 'Barnes', {});
    makeOlder(workspace, 'Ham', { tfPartition: 3 });
    expect(getPlaces((await reader.list(form, wholeRange)).items).toSorted()).toEqual(['Barnes', 'Ham']);
  });

  it('[SYNC-45] makes only calls that Graph answers in a library above its threshold', async () => {
    const { reader } = await createSubmittedFixture(['Kew', 'Ham'], { listThreshold: 1 });
    expect(getPlaces((await reader.list(form, wholeRange)).items)).toHaveLength(2);
  });

  it('[SYNC-46] shows invalid columns as empty, and reads such answers from the file', async () => {
    const { workspace, reader } = await createSubmittedFixture(['Kew']);
    makeOlder(workspace, 'Kew', { tfSubmissionData: '["no', tfCollaborators: 7, tfSubmissionNumber: 'one' });
    const [item] = (await reader.list(form, wholeRange)).items;
    expect(item).toMatchObject({ data: { place: 'Kew' }, collaborators: '' });
    expect(item).not.toHaveProperty('submissionNumber');
  });
});

describe('submissions that have lost their partition', () => {
  it('are repaired, without changing others', async () => {
    const { workspace, reader } = await createSubmittedFixture(['Kew', 'Ham', 'Barnes']);
    makeOlder(workspace, 'Kew', { tfPartition: null });
    makeOlder(workspace, 'Ham', { tfPartition: null, tfFormId: 'form-2' });
    expect(getPlaces((await reader.list(form, wholeRange)).items)).toEqual(['Barnes']);
    const counts: number[] = [];
    await reader.repairPartitions(form, new AbortController().signal, (count) => counts.push(count));
    expect(getPlaces((await reader.list(form, wholeRange)).items).toSorted()).toEqual(['Barnes', 'Kew']);
    expect((await reader.list({ ...form, formId: 'form-2' }, wholeRange)).items).toEqual([]);
    expect(counts).toEqual([1]);
  });
});

describe('one submission', () => {
  it('is loaded completely, with its PDF', async () => {
    const { reader, ids, team } = await createSubmittedFixture(['Kew']);
    const { response, pdfItemId } = await reader.open(team, ids[0] ?? '');
    expect(response).toMatchObject({
      id: ids[0],
      teamId: crewId,
      submissionNumber: 1,
      data: { data: { place: 'Kew' } },
      webUrl: expect.stringContaining('response.submitted.json'),
    });
    const pdf = await reader.pdf(team, pdfItemId ?? '');
    expect((await pdf.text()).startsWith('%PDF')).toBe(true);
  });

  it('[SYNC-46] is not found by users without access, nor before it is submitted', async () => {
    const { workspace, bob, ids, team } = await createSubmittedFixture(['Kew']);
    const refused = 'no-submission-access';
    const eve = createSubmissionReader({ ...bob, ports: { ...bob.ports, graph: workspace.createClientFor('eve') } });
    await expect(eve.open(team, ids[0] ?? '')).rejects.toThrow(refused);
    const commands = createResponseCommands(bob);
    const draft = await commands.create('form-1');
    await commands.saveDraft(draft.id, { place: 'draft' });
    await pushAll(bob);
    await expect(createSubmissionReader(bob).open(team, draft.id)).rejects.toThrow(refused);
  });

  it('needs a team with a library', async () => {
    const { reader, team } = await createSubmittedFixture([]);
    const { driveId: _none, ...bare } = team;
    await expect(reader.open(bare, 'x')).rejects.toThrow(`team-not-initialized: ${crewId}`);
    await expect(reader.list({ ...form, teamId: 'nobody' }, wholeRange)).rejects.toThrow('invalid-team: nobody');
  });
});
