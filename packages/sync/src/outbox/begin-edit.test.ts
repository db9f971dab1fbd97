import { describe, expect, it } from 'vitest';
import type { SyncContext } from '../context.ts';
import type { TeamRow } from '../database/rows.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { canEditSubmission } from '../responses/submission-rights.ts';
import { createSubmissionReader } from '../submissions/create-submission-reader.ts';
import { createPushFixture } from '../testing/push-fixture.ts';
import { crewId } from '../testing/workspace.ts';

/** Ada has submitted the answer 'Kew'. */
async function createSubmittedFixture() {
  const fixture = await createPushFixture();
  const { id } = await fixture.createSubmission('Kew');
  await fixture.push();
  return { ...fixture, id, edit: () => startEdit(fixture.context, id) };
}

async function startEdit(context: SyncContext, responseId: string) {
  const team = (await context.database.teams.get(crewId)) as TeamRow;
  const { response } = await createSubmissionReader(context).open(team, responseId);
  return createResponseCommands(context).edit(crewId, response);
}

describe('starting an edit', () => {
  it('[SYNC-133] waits until this device has sent the submission', async () => {
    const fixture = await createSubmittedFixture();
    const { id } = fixture;
    const team = (await fixture.context.database.teams.get(crewId)) as TeamRow;
    const { response } = await createSubmissionReader(fixture.context).open(team, id);
    await fixture.commands.deleteSubmitted(crewId, id);
    await expect(fixture.commands.edit(crewId, response)).rejects.toThrow('submission-on-its-way');
  });

  it('[SYNC-133] keeps unsent answers of the draft that another device has submitted', async () => {
    const fixture = await createSubmittedFixture();
    const { id, context } = fixture;
    const row = await fixture.edit();
    const { resubmission: _, ...draft } = row;
    await context.database.responses.put({ ...draft, isDirty: 1, data: { ...row.data, data: { place: 'unsent' } } });
    expect((await fixture.edit()).data.data).toEqual({ place: 'Kew' });
    const copies = (await context.database.responses.toArray()).filter((one) => one.id !== id);
    expect(copies).toMatchObject([{ data: { data: { place: 'unsent' } }, conflict: { kind: 'submitted', of: id } }]);
  });

  it('[SYNC-133] belongs to the account that started it', async () => {
    const fixture = await createSubmittedFixture();
    await fixture.edit();
    const identity = () => ({ tenantId: 'contoso', userId: 'bob', displayName: 'Bob Stone' });
    const ports = { ...fixture.context.ports, identity };
    await expect(startEdit({ ...fixture.context, ports }, fixture.id)).rejects.toThrow(
      `invalid-response: ${fixture.id}`,
    );
  });

  it('is allowed for owners, the creator and users with Edit Submissions, unless the form disables editing', () => {
    const noRights = { isTeamOwner: false, isCreator: false };
    const rights = [
      noRights,
      { ...noRights, isCreator: true },
      { ...noRights, isTeamOwner: true },
      { ...noRights, mayEditSubmissions: true },
    ];
    expect(rights.map((one) => canEditSubmission(one, {}))).toEqual([false, true, true, true]);
    expect(rights.some((one) => canEditSubmission(one, { submissionEditMode: 'disabled' }))).toBe(false);
  });
});
