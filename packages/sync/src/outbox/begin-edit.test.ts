import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import type { TeamRow } from '../database/rows.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { mayEdit } from '../responses/may-edit.ts';
import { createSubmissionReader } from '../submissions/create-submission-reader.ts';
import { openPushWorld } from '../testing/push-world.ts';
import { crewId } from '../testing/workspace.ts';

/** Ada has submitted the answer 'Kew'. */
async function openSubmittedWorld() {
  const world = await openPushWorld();
  const { id } = await world.submitted('Kew');
  await world.push();
  return { ...world, id, edit: () => edit(world.context, id) };
}

async function edit(context: SyncContext, responseId: string) {
  const team = (await context.database.teams.get(crewId)) as TeamRow;
  const { response } = await createSubmissionReader(context).open(team, responseId);
  return createResponseCommands(context).edit(crewId, response);
}

describe('starting an edit', () => {
  it('[SYNC-133] waits until this device has sent the submission', async () => {
    const world = await openSubmittedWorld();
    const { id } = world;
    const team = (await world.context.database.teams.get(crewId)) as TeamRow;
    const { response } = await createSubmissionReader(world.context).open(team, id);
    await world.commands.deleteSubmitted(crewId, id);
    await expect(world.commands.edit(crewId, response)).rejects.toThrow('submission-on-its-way');
  });

  it('[SYNC-133] keeps unsent answers of the draft that another device has submitted', async () => {
    const world = await openSubmittedWorld();
    const { id, context } = world;
    const row = await world.edit();
    const { resubmission: _, ...draft } = row;
    await context.database.responses.put({ ...draft, isDirty: 1, data: { ...row.data, data: { place: 'unsent' } } });
    expect((await world.edit()).data.data).toEqual({ place: 'Kew' });
    const copies = (await context.database.responses.toArray()).filter((one) => one.id !== id);
    expect(copies).toMatchObject([{ data: { data: { place: 'unsent' } }, conflict: { kind: 'submitted', of: id } }]);
  });

  it('[SYNC-133] belongs to the account that started it', async () => {
    const world = await openSubmittedWorld();
    await world.edit();
    const identity = () => ({ tenantId: 'contoso', userId: 'bob', displayName: 'Bob Stone' });
    const ports = { ...world.context.ports, identity };
    await expect(edit({ ...world.context, ports }, world.id)).rejects.toThrow(`invalid-response: ${world.id}`);
  });

  it('is allowed for owners, the creator and users with Edit Submissions, unless the form disables editing', () => {
    const noRights = { isTeamOwner: false, isCreator: false };
    const rights = [
      noRights,
      { ...noRights, isCreator: true },
      { ...noRights, isTeamOwner: true },
      { ...noRights, mayEditSubmissions: true },
    ];
    expect(rights.map((one) => mayEdit(one, {}))).toEqual([false, true, true, true]);
    expect(rights.some((one) => mayEdit(one, { submissionEditMode: 'disabled' }))).toBe(false);
  });
});
