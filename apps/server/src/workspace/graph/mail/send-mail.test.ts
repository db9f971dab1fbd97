import { type GraphClient, type MailMessage, type Message, operations } from '@tideform/graph';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMailbox } from '../../mail/mail-store.ts';
import { createClientFor, openTestWorkspace, type TestWorkspace } from '../../testing/open-workspace.ts';

let workspace: TestWorkspace;
let owner: GraphClient;
let member: GraphClient;

beforeAll(async () => {
  workspace = await openTestWorkspace();
  owner = createClientFor(workspace, workspace.owner);
  member = createClientFor(workspace, workspace.member);
});

beforeEach(() => sql`delete from workspace.mails`.execute(workspace.database));

afterAll(() => workspace.close());

const toRecipients = (...addresses: (string | null)[]) =>
  addresses.map((address) => ({ emailAddress: { address: address ?? '' } }));
const sendMessage = (message: MailMessage, more = {}) =>
  owner.call(operations.sendMail, {}, { body: { message, ...more } });

async function listInbox(graph: GraphClient, folderId = 'inbox'): Promise<Message[]> {
  return Array.fromAsync(graph.rows(operations.listFolderMessages, { folderId }));
}

describe('mail within the workspace', () => {
  it("is delivered once to each recipient and to the sender's sent items", async () => {
    const { member: grace, outsider, stranger } = workspace;
    await sendMessage({
      subject: 'Tide tables',
      toRecipients: toRecipients(grace.mail?.toUpperCase() ?? '', grace.mail),
      ccRecipients: toRecipients(outsider.mail),
      bccRecipients: toRecipients(stranger.mail),
    });
    for (const person of [grace, outsider, stranger]) {
      const inbox = await listInbox(createClientFor(workspace, person));
      expect(inbox).toMatchObject([{ subject: 'Tide tables', isRead: false, bccRecipients: [] }]);
    }
    const [sent] = await listInbox(owner, 'sentitems');
    expect(sent?.bccRecipients).toMatchObject([{ emailAddress: { address: stranger.mail } }]);
    expect(await listInbox(owner)).toEqual([]);
  });

  it('reaches the members of a group, but only from their own organization', async () => {
    await sendMessage({ subject: 'To the crew', toRecipients: toRecipients('engines@contoso.test') });
    expect(await listInbox(member)).toHaveLength(1);
    expect(await listInbox(createClientFor(workspace, workspace.outsider))).toEqual([]);
    const stranger = createClientFor(workspace, workspace.stranger);
    const message = { subject: 'From afar', toRecipients: toRecipients('engines@contoso.test') };
    await stranger.call(operations.sendMail, {}, { body: { message } });
    expect(await listInbox(member)).toHaveLength(1);
  });

  it("can't be read through another person's mailbox", async () => {
    await sendMessage({ subject: 'Secret', toRecipients: toRecipients(workspace.member.mail) });
    const [mine] = await listInbox(owner, 'sentitems');
    for (const graph of [member, createClientFor(workspace, workspace.stranger)]) {
      const read = graph.call(operations.getMessage, { messageId: mine?.id ?? '' });
      await expect(read).rejects.toMatchObject({ status: 404, code: 'ErrorItemNotFound' });
    }
  });
});

it("stores mail to external recipients where only the organization's administrators see it", async () => {
  const { owner: ada, stranger, database } = workspace;
  await sendMessage(
    { subject: 'Out', toRecipients: toRecipients('someone@elsewhere.example') },
    { saveToSentItems: false },
  );
  expect(await listMailbox(database, { outsideOf: ada.tenantId })).toMatchObject([{ letter: { subject: 'Out' } }]);
  expect(await listMailbox(database, { outsideOf: stranger.tenantId })).toEqual([]);
});

it('is refused for people without a mailbox, such as guests', async () => {
  const { database, member: grace, stranger } = workspace;
  await sql`update workspace.people set home_tenant_id = ${stranger.tenantId} where id = ${grace.id}`.execute(database);
  try {
    const refusal = { status: 404, code: 'MailboxNotEnabledForRESTAPI' };
    const body = { message: { subject: 'Hello', toRecipients: toRecipients('a@b.example') } };
    await expect(member.call(operations.sendMail, {}, { body })).rejects.toMatchObject(refusal);
    await expect(member.page(operations.listMessages, {})).rejects.toMatchObject(refusal);
  } finally {
    await sql`update workspace.people set home_tenant_id = null where id = ${grace.id}`.execute(database);
  }
});

it('omits scripts and styles from the preview', async () => {
  const content = '<style>p{}</style><p>Low&nbsp;tide</p><script>alert(1)</script> at <b>six</b>';
  await sendMessage({ body: { contentType: 'HTML', content }, toRecipients: toRecipients(workspace.member.mail) });
  expect((await listInbox(member))[0]?.bodyPreview?.replace(/\s+/g, ' ')).toBe('Low tide at six');
});
