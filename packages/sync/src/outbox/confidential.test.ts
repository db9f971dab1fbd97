import { describe, expect, it } from 'vitest';
import { acquireLease } from '../database/lease.ts';
import { getOrCreateFolder } from '../library/drive-items.ts';
import { restrictFolder } from '../library/private/restrict-folder.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { getSweepStride } from '../testing/create-sweeps.ts';
import { createPushFixture } from '../testing/push-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { pushResponses } from './push-responses.ts';

/** The form's responses are confidential, and the server provides `Private/ada` for them. */
async function createConfidentialFixture() {
  const fixture = await createPushFixture();
  const { context, workspace } = fixture;
  await context.database.forms.update('form-1', { confidentialResponses: true });
  const { driveId, rootId } = workspace.library();
  const owner = workspace.createClientFor('ada');
  let requests = 0;
  const provisionConfidential = async (): Promise<string> => {
    requests += 1;
    const folder = await getOrCreateFolder(owner, driveId, rootId, 'Private');
    return (await getOrCreateFolder(owner, driveId, folder.item.id, 'ada')).item.id;
  };
  Object.assign(context.ports.server, { provisionConfidential });
  return {
    ...fixture,
    requests: () => requests,
    privateFiles: () => workspace.tree().filter((path) => path.startsWith('Private/ada/')),
  };
}

/** Browser of Bob, who answers the form and owns nothing. */
async function createMemberBrowser({
  workspace,
  context: { database, ports },
}: Awaited<ReturnType<typeof createPushFixture>>) {
  const context = await workspace.createBrowserFor('bob', { server: ports.server });
  const team = (await database.teams.get(crewId))!;
  await context.database.teams.put({ ...team, accounts: { bob: {} } });
  const { confidentialResponses: _, ...form } = (await database.forms.get('form-1'))!;
  await context.database.forms.put(form);
  const epoch = await acquireLease(context.database);
  const commands = createResponseCommands(context);
  return {
    context,
    commands,
    async draft(place: string): Promise<string> {
      const { id } = await commands.create('form-1');
      await commands.saveDraft(id, { place });
      return id;
    },
    push: () => pushResponses({ ...context, epoch, retries: createRetryTimes(context.ports.clock) }),
    /** Makes the form confidential: only owners can access the shared folder. */
    async closeTo(folderId: string): Promise<void> {
      const { driveId } = workspace.library();
      const graph = workspace.createClientFor('ada');
      await restrictFolder({ graph, driveId, callerId: 'ada', isOwner: true, wait: async () => {} }, folderId);
      await context.database.forms.update('form-1', { confidentialResponses: true });
      const root = await getOrCreateFolder(graph, driveId, workspace.library().rootId, 'Private');
      const own = await getOrCreateFolder(graph, driveId, root.item.id, 'ada');
      await restrictFolder(
        { graph, driveId, callerId: 'ada', isOwner: true, wait: async () => {} },
        own.item.id,
        'bob',
      );
    },
  };
}

const submissionPaths = [
  'Private/ada/1 Site visit',
  'Private/ada/1 Site visit/response.submitted.json',
  'Private/ada/1 Site visit/submission.pdf',
];

describe('a confidential response', () => {
  it('[SYNC-136] is stored in the respondent’s folder, as a draft and as a submission', async () => {
    const fixture = await createConfidentialFixture();
    const { id } = await fixture.draft('Kew');
    await fixture.push();
    expect(fixture.privateFiles()).toEqual([submissionPaths[0], 'Private/ada/1 Site visit/response.draft.json']);
    await fixture.commands.submit(id, { place: 'Ham' });
    await fixture.push();
    expect(fixture.privateFiles()).toEqual(submissionPaths);
    expect(fixture.responseFiles()).toEqual([]);
    expect(fixture.requests()).toBe(1);
  });

  it('[SYNC-9] [SYNC-136] is stored once and nowhere else after an interruption at any call', async () => {
    for (const moment of ['request', 'reply'] as const) {
      for (let cutAt = 1; ; cutAt += getSweepStride(3)) {
        const fixture = await createConfidentialFixture();
        const { id } = await fixture.createSubmission('Kew');
        let calls = 0;
        fixture.setRequestFault((now) => (now === moment && ++calls >= cutAt ? 'lost' : undefined));
        await fixture.push();
        const wasCut = calls >= cutAt;
        fixture.setRequestFault();
        await fixture.push();
        expect([fixture.privateFiles(), fixture.responseFiles()], `cut ${moment} ${cutAt}`).toEqual([
          submissionPaths,
          [],
        ]);
        expect(await fixture.outboxRow(id)).toBeUndefined();
        if (!wasCut) break;
      }
    }
  });

  it('[SYNC-136] stays on the device and shows a failure while the server provides no folder', async () => {
    const fixture = await createPushFixture();
    await fixture.context.database.forms.update('form-1', { confidentialResponses: true });
    const { id } = await fixture.createSubmission('Kew');
    const draft = await fixture.draft('Ham');
    await fixture.push();
    const lastError = { kind: 'private-folder-not-configured' };
    expect(await fixture.outboxRow(id)).toMatchObject({ state: 'needsAttention', step: 'folder', lastError });
    expect(await fixture.context.database.responses.get(draft.id)).toMatchObject({
      pushFailure: { failure: lastError },
    });
    expect(fixture.responseFiles()).toEqual([]);
  });

  it('[SYNC-221] moves out of the shared folder if it was started there, whether it is submitted or edited', async () => {
    const fixture = await createConfidentialFixture();
    const bob = await createMemberBrowser(fixture);
    const edited = await bob.draft('Kew');
    await bob.push();
    const submitted = await bob.draft('Ham');
    await bob.push();
    expect(fixture.responseFiles()).toContain('1 Site visit/response.draft.json');
    await bob.closeTo(fixture.workspace.item('Responses/Site visit').id);
    await bob.commands.saveDraft(edited, { place: 'Kew Gardens' });
    await bob.commands.submit(submitted, { place: 'Ham House' });
    await bob.push();
    const draft = 'Private/ada/1 Site visit/response.draft.json';
    expect(fixture.privateFiles()).toEqual([
      submissionPaths[0],
      draft,
      ...submissionPaths.map((path) => path.replace('1 Site', '2 Site')),
    ]);
    expect(fixture.workspace.json(draft)).toMatchObject({ data: { data: { place: 'Kew Gardens' } } });
    expect(await bob.context.database.outbox.count()).toBe(0);
    expect(await bob.context.database.responses.get(edited)).toMatchObject({ isDirty: 0 });
  });

  it('[SYNC-136] leaves nothing behind when its draft is discarded', async () => {
    const fixture = await createConfidentialFixture();
    const { id } = await fixture.draft('Kew');
    await fixture.push();
    await fixture.context.database.responses.update(id, { folderDriveItemId: undefined });
    await fixture.commands.discard(id);
    await fixture.push();
    expect(fixture.privateFiles()).toEqual([]);
  });
});
