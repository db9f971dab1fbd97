import { describe, expect, it } from 'vitest';
import { acquireLease } from '../database/lease.ts';
import { createFileCommands } from '../files/file-commands.ts';
import { getOrCreateFolder } from '../library/drive-items.ts';
import { restrictFolder } from '../library/private/restrict-folder.ts';
import { createResponseCommands } from '../responses/create-response-commands.ts';
import { createRetryTimes } from '../retries/back-off.ts';
import { createPushFixture } from '../testing/push-fixture.ts';
import { crewId } from '../testing/workspace.ts';
import { pushResponses } from './push-responses.ts';

const content = 'a photo of the quay, in ranges';
const uploadSizes = { singlePutBelowBytes: 10, rangeBytes: 8 };
const ownFolder = 'Private/bob/1 Site visit';
const sharedFolder = 'Responses/Site visit/1 Site visit';

/**
 * Bob, who owns nothing, has submitted a large file. Ada's form becomes confidential at his n-th call, and his device
 * learns that.
 */
async function submitWhileClosing(closeAt: number, action: 'draft' | 'submit') {
  const fixture = await createPushFixture();
  const { workspace, server } = fixture;
  const context = await workspace.createBrowserFor('bob', { server });
  const { database } = context;
  const team = (await fixture.context.database.teams.get(crewId))!;
  await database.teams.put({ ...team, accounts: { bob: {} } });
  await database.forms.bulkPut(await fixture.context.database.forms.toArray());
  const epoch = await acquireLease(database);
  const commands = createResponseCommands(context);
  const graph = workspace.createClientFor('ada');
  const access = { graph, driveId: workspace.library().driveId, callerId: 'ada', isOwner: true, wait: async () => {} };
  const provision = async () => {
    const root = await getOrCreateFolder(graph, access.driveId, workspace.library().rootId, 'Private');
    return (await getOrCreateFolder(graph, access.driveId, root.item.id, 'bob')).item.id;
  };
  Object.assign(server, { provisionConfidential: provision });
  const close = async () => {
    await restrictFolder(access, workspace.item('Responses/Site visit').id);
    await restrictFolder(access, await provision(), 'bob');
    await database.forms.update('form-1', { confidentialResponses: true });
  };
  let calls = 0;
  let isClosed = false;
  fixture.setRequestFault(async (moment) => {
    if (moment === 'request' && !isClosed && ++calls === closeAt) {
      isClosed = true;
      await close();
    }
    return undefined;
  });
  const { id } = await commands.create('form-1');
  const file = await createFileCommands(context).add(id, new Blob([content]), { name: 'quay.jpg', type: 'image/jpeg' });
  const answers = { place: 'Kew', photo: [file] };
  await (action === 'draft' ? commands.saveDraft(id, answers) : commands.submit(id, answers));
  const push = () => pushResponses({ ...context, epoch, retries: createRetryTimes(context.ports.clock), uploadSizes });
  await push();
  for (let pass = 1; pass <= 3; pass += 1) {
    await database.outbox.toCollection().modify({ backOffMs: 0 });
    await database.responses.toCollection().modify({ pushFailure: undefined });
    await push();
  }
  const files = workspace.tree().filter((path) => /\.(jpg|json|pdf)$/.test(path) && /^(Private|Responses)/.test(path));
  const textOf = (path: string) => new TextDecoder().decode(workspace.item(path).current.bytes);
  return { ...fixture, id, database, isClosed, files, textOf };
}

const listSubmissionPaths = (folder: string) =>
  ['quay.jpg', 'response.submitted.json', 'submission.pdf'].map((name) => `${folder}/${name}`);

describe('a response whose user loses access to its folder while it is being sent', () => {
  it("[SYNC-283] is submitted once, in the user's own folder if that happens before the commit", async () => {
    const ends = new Map<string, number>();
    for (let closeAt = 1; ; closeAt += 1) {
      const { id, database, isClosed, files, textOf } = await submitWhileClosing(closeAt, 'submit');
      const row = await database.outbox.get(id);
      const where = files.find((path) => path.endsWith('.json'))?.split('/')[0] ?? 'nowhere';
      const end = row ? `${row.step} ${row.state}` : `arrived in ${where}`;
      ends.set(end, closeAt);
      const message = `closed at call ${closeAt}: ${files}`;
      if (end === 'arrived in Private') {
        expect(
          files.filter((path) => path.startsWith(ownFolder)),
          message,
        ).toEqual(listSubmissionPaths(ownFolder));
        expect(textOf(`${ownFolder}/quay.jpg`), message).toBe(content);
      } else if (row?.state === 'needsAttention')
        expect((await database.responses.get(id))?.data.data, message).toMatchObject({ place: 'Kew' });
      if (!isClosed) break;
    }
    const known = ['arrived in Private', 'commit needsAttention', 'latePdf done', 'arrived in Responses'];
    expect([...ends.keys()]).toEqual(known);
  });

  it('[SYNC-221] moves as a draft too, including its large file', async () => {
    const { files, textOf, database, id } = await submitWhileClosing(9, 'draft');
    expect(files).toEqual([`${ownFolder}/quay.jpg`, `${ownFolder}/response.draft.json`, `${sharedFolder}/quay.jpg`]);
    expect(textOf(`${ownFolder}/quay.jpg`)).toBe(content);
    expect(await database.responses.get(id)).toMatchObject({ isDirty: 0 });
  });
});
