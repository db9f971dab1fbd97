import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import { pullTeam } from '../inbox/pull-team.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { newcomer, openPullWorld, push } from '../testing/pull-world.ts';
import { crewId } from '../testing/workspace.ts';
import { createSubmissionReader } from './create-submission-reader.ts';
import type { TeamFilter } from './submission-reader.ts';

/** Ada has built two forms and answered one; Bob has answered both. */
async function openTeamWorld(options: { listThreshold?: number } = {}) {
  const world = await openPullWorld(options);
  await world.service.add(crewId, { id: 'form-2', title: 'Order', schema: { display: 'form', components: [] } });
  await world.service.publish('form-2', 'hello');
  const bob = await newcomer(world.workspace, 'bob');
  await pullTeam(bob, crewId);
  await submit(world.ada, 'form-1', 'Kew');
  await submit(bob, 'form-1', 'Ham');
  await submit(bob, 'form-2', 'Barnes');
  const age = (place: string, fields: object, rowsBefore = 0) => {
    const items = [...world.workspace.graph.state.items.values()];
    const item = items.find((one) => String(one.current.fields.tfSubmissionData).includes(place));
    if (!item) throw new Error(`Nobody submitted ${place}`);
    item.current = { ...item.current, fields: { ...item.current.fields, ...fields } };
    Object.assign(item, { row: item.row + rowsBefore });
  };
  age('Kew', { tfSubmissionTimestamp: '2026-11-01T00:00:00Z' });
  age('Ham', { tfSubmissionTimestamp: '2026-11-03T00:00:00Z' });
  age('Barnes', { tfSubmissionTimestamp: '2026-11-02T00:00:00Z' });
  const places = async (context: SyncContext, ...[filter, more]: [Parameters<typeof list>[1], string?]) =>
    (await list(context, filter, more)).items.map((item) => (item.data as { place: string }).place);
  return { ...world, bob, age, places };
}

const list = (context: SyncContext, filter: TeamFilter, more?: string) =>
  createSubmissionReader(context).listTeam(crewId, filter, more);

async function submit(context: SyncContext, formId: string, place: string): Promise<void> {
  const commands = createResponseCommands(context);
  await commands.submit((await commands.create(formId)).id, { place });
  await push(context);
}

describe("the list of a team's submissions", () => {
  it('[SYNC-45] shows those of all forms, newest first, in a library above its threshold too', async () => {
    const { ada, places } = await openTeamWorld({ listThreshold: 1 });
    expect(await places(ada, { by: 'all' })).toEqual(['Ham', 'Barnes', 'Kew']);
    expect(await places(ada, { by: 'all', formId: 'form-1' })).toEqual(['Ham', 'Kew']);
  });

  it('shows those alone that fit what they are asked for', async () => {
    const { ada, places } = await openTeamWorld();
    const fits = ({ data }: { readonly data: object }) => (data as { place: string }).place !== 'Ham';
    expect(await places(ada, { by: 'all', fits })).toEqual(['Barnes', 'Kew']);
  });

  it('tells whose they are and of which form', async () => {
    const { ada } = await openTeamWorld();
    expect((await list(ada, { by: 'me' })).items).toMatchObject([{ formId: 'form-1', createdById: 'ada' }]);
  });

  it('tells mine, those of others and those of share links apart', async () => {
    const { ada, bob, age, places } = await openTeamWorld();
    age('Barnes', { tfFormShareSessionId: 'session' });
    expect(await places(bob, { by: 'me' })).toEqual(['Ham']);
    expect(await places(bob, { by: 'others' })).toEqual(['Kew']);
    expect(await places(ada, { by: 'others' })).toEqual(['Ham']);
    expect(await places(ada, { by: 'anonymous' })).toEqual(['Barnes']);
  });

  it('[SYNC-45] goes on through older partitions', async () => {
    const { ada, age } = await openTeamWorld();
    age('Ham', { tfPartition: 14 }, 14 * 4000);
    const first = await list(ada, { by: 'all' });
    expect(first.items).toHaveLength(1);
    expect((await list(ada, { by: 'all' }, first.more)).items).toHaveLength(2);
  });
});
