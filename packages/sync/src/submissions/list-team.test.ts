import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import { pullTeam } from '../inbox/pull-team.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createNewBrowser, createPullFixture, pushAll } from '../testing/pull-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { createSubmissionReader } from './create-submission-reader.ts';
import type { TeamFilter } from './submission-reader.ts';

/** Ada has created two forms and answered one; Bob has answered both. */
async function createTeamFixture(options: { listThreshold?: number } = {}) {
  const fixture = await createPullFixture(options);
  await fixture.service.add(crewId, { id: 'form-2', title: 'Order', schema: { display: 'form', components: [] } });
  await fixture.service.publish('form-2', 'hello');
  const bob = await createNewBrowser(fixture.workspace, 'bob');
  await pullTeam(bob, crewId);
  await submit(fixture.ada, 'form-1', 'Kew');
  await submit(bob, 'form-1', 'Ham');
  await submit(bob, 'form-2', 'Barnes');
  const age = (place: string, fields: object, rowsBefore = 0) => {
    const items = [...fixture.workspace.graph.state.items.values()];
    const item = items.find((one) => String(one.current.fields.tfSubmissionData).includes(place));
    if (!item) throw new Error(`Nobody submitted ${place}`);
    item.current = { ...item.current, fields: { ...item.current.fields, ...fields } };
    Object.assign(item, { row: item.row + rowsBefore });
  };
  age('Kew', { tfSubmissionTimestamp: '2026-11-01T00:00:00Z' });
  age('Ham', { tfSubmissionTimestamp: '2026-11-03T00:00:00Z' });
  age('Barnes', { tfSubmissionTimestamp: '2026-11-02T00:00:00Z' });
  const places = async (context: SyncContext, ...[filter, more]: [Parameters<typeof listTeam>[1], string?]) =>
    (await listTeam(context, filter, more)).items.map((item) => (item.data as { place: string }).place);
  return { ...fixture, bob, age, places };
}

const listTeam = (context: SyncContext, filter: TeamFilter, more?: string) =>
  createSubmissionReader(context).listTeam(crewId, filter, more);

async function submit(context: SyncContext, formId: string, place: string): Promise<void> {
  const commands = createResponseCommands(context);
  await commands.submit((await commands.create(formId)).id, { place });
  await pushAll(context);
}

describe('submissions of a team', () => {
  it('[SYNC-45] are listed for all forms, newest first, even in a library above its threshold', async () => {
    const { ada, places } = await createTeamFixture({ listThreshold: 1 });
    expect(await places(ada, { by: 'all' })).toEqual(['Ham', 'Barnes', 'Kew']);
    expect(await places(ada, { by: 'all', formId: 'form-1' })).toEqual(['Ham', 'Kew']);
  });

  it('are limited to those that match the filter', async () => {
    const { ada, places } = await createTeamFixture();
    const fits = ({ data }: { readonly data: object }) => (data as { place: string }).place !== 'Ham';
    expect(await places(ada, { by: 'all', fits })).toEqual(['Barnes', 'Kew']);
  });

  it('show their creator and form', async () => {
    const { ada } = await createTeamFixture();
    expect((await listTeam(ada, { by: 'me' })).items).toMatchObject([{ formId: 'form-1', createdById: 'ada' }]);
  });

  it('are separated into mine, those of others and those of share links', async () => {
    const { ada, bob, age, places } = await createTeamFixture();
    age('Barnes', { tfFormShareSessionId: 'session' });
    expect(await places(bob, { by: 'me' })).toEqual(['Ham']);
    expect(await places(bob, { by: 'others' })).toEqual(['Kew']);
    expect(await places(ada, { by: 'others' })).toEqual(['Ham']);
    expect(await places(ada, { by: 'anonymous' })).toEqual(['Barnes']);
  });

  it('[SYNC-45] continue through older partitions', async () => {
    const { ada, age } = await createTeamFixture();
    age('Ham', { tfPartition: 14 }, 14 * 4000);
    const first = await listTeam(ada, { by: 'all' });
    expect(first.items).toHaveLength(1);
    expect((await listTeam(ada, { by: 'all' }, first.more)).items).toHaveLength(2);
  });
});
