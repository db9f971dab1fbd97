import { operations } from '@tideform/graph';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listSentMail } from '../../directory/mail-store.ts';
import { graphOf } from '../../testing/graph-of.ts';
import { openTestWorkspace, type TestWorkspace } from '../../testing/open-workspace.ts';

let workspace: TestWorkspace;

beforeAll(async () => {
  workspace = await openTestWorkspace();
});

afterAll(() => workspace.close());

const messageTo = (address: string) => ({ subject: 'Tide tables', toRecipients: [{ emailAddress: { address } }] });

it('keeps what people send, for their own organisation to read', async () => {
  const { owner, stranger, database } = workspace;
  const message = messageTo('crew@contoso.test');
  await graphOf(workspace, owner).call(operations.sendMail, {}, { body: { message, saveToSentItems: false } });
  expect(await listSentMail(database, owner.tenantId)).toMatchObject([{ personId: owner.id, message, isSaved: false }]);
  expect(await listSentMail(database, stranger.tenantId)).toEqual([]);
});

it('refuses mail to nobody', async () => {
  const graph = graphOf(workspace, workspace.owner);
  for (const message of [messageTo('nowhere'), { subject: 'Hello?' }]) {
    const sent = graph.call(operations.sendMail, {}, { body: { message } });
    await expect(sent).rejects.toMatchObject({ status: 400, code: 'ErrorInvalidRecipients' });
  }
});
