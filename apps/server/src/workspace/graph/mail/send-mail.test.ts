import { type GraphClient, type MailMessage, type Message, operations } from '@tideform/graph';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listMailbox } from '../../mail/mail-store.ts';
import { graphOf } from '../../testing/graph-of.ts';
import { openTestWorkspace, type TestWorkspace } from '../../testing/open-workspace.ts';

let workspace: TestWorkspace;
let owner: GraphClient;
let member: GraphClient;

beforeAll(async () => {
  workspace = await openTestWorkspace();
  owner = graphOf(workspace, workspace.owner);
  member = graphOf(workspace, workspace.member);
});

beforeEach(() => sql`delete from workspace.mails`.execute(workspace.database));

afterAll(() => workspace.close());

const to = (...addresses: (string | null)[]) =>
  addresses.map((address) => ({ emailAddress: { address: address ?? '' } }));
const send = (message: MailMessage, more = {}) => owner.call(operations.sendMail, {}, { body: { message, ...more } });

async function inboxOf(graph: GraphClient, folderId = 'inbox'): Promise<Message[]> {
  return Array.fromAsync(graph.rows(operations.listFolderMessages, { folderId }));
}

describe('mail within the workspace', () => {
  it('lies in the mailboxes of all its recipients once, and among what the sender sent', async () => {
    const { member: grace, outsider, stranger } = workspace;
    await send({
      subject: 'Tide tables',
      toRecipients: to(grace.mail?.toUpperCase() ?? '', grace.mail),
      ccRecipients: to(outsider.mail),
      bccRecipients: to(stranger.mail),
    });
    for (const person of [grace, outsider, stranger]) {
      const inbox = await inboxOf(graphOf(workspace, person));
      expect(inbox).toMatchObject([{ subject: 'Tide tables', isRead: false, bccRecipients: [] }]);
    }
    const [sent] = await inboxOf(owner, 'sentitems');
    expect(sent?.bccRecipients).toMatchObject([{ emailAddress: { address: stranger.mail } }]);
    expect(await inboxOf(owner)).toEqual([]);
  });

  it('reaches the members of a group that is written to, and those of their own organisation only', async () => {
    await send({ subject: 'To the crew', toRecipients: to('engines@contoso.test') });
    expect(await inboxOf(member)).toHaveLength(1);
    expect(await inboxOf(graphOf(workspace, workspace.outsider))).toEqual([]);
    const stranger = graphOf(workspace, workspace.stranger);
    const message = { subject: 'From afar', toRecipients: to('engines@contoso.test') };
    await stranger.call(operations.sendMail, {}, { body: { message } });
    expect(await inboxOf(member)).toHaveLength(1);
  });

  it('is nobody else’s to read', async () => {
    await send({ subject: 'Secret', toRecipients: to(workspace.member.mail) });
    const [mine] = await inboxOf(owner, 'sentitems');
    for (const graph of [member, graphOf(workspace, workspace.stranger)]) {
      const read = graph.call(operations.getMessage, { messageId: mine?.id ?? '' });
      await expect(read).rejects.toMatchObject({ status: 404, code: 'ErrorItemNotFound' });
    }
  });
});

it('keeps what is for the outside where only the organisation looks', async () => {
  const { owner: ada, stranger, database } = workspace;
  await send({ subject: 'Out', toRecipients: to('someone@elsewhere.example') }, { saveToSentItems: false });
  expect(await listMailbox(database, { outsideOf: ada.tenantId })).toMatchObject([{ letter: { subject: 'Out' } }]);
  expect(await listMailbox(database, { outsideOf: stranger.tenantId })).toEqual([]);
});

it('is refused to somebody without a mailbox: a guest has theirs at home', async () => {
  const { database, member: grace, stranger } = workspace;
  await sql`update workspace.people set home_tenant_id = ${stranger.tenantId} where id = ${grace.id}`.execute(database);
  try {
    const refusal = { status: 404, code: 'MailboxNotEnabledForRESTAPI' };
    const body = { message: { subject: 'Hello', toRecipients: to('a@b.example') } };
    await expect(member.call(operations.sendMail, {}, { body })).rejects.toMatchObject(refusal);
    await expect(member.page(operations.listMessages, {})).rejects.toMatchObject(refusal);
  } finally {
    await sql`update workspace.people set home_tenant_id = null where id = ${grace.id}`.execute(database);
  }
});

it('shows no text of scripts and styles in the preview', async () => {
  const content = '<style>p{}</style><p>Low&nbsp;tide</p><script>alert(1)</script> at <b>six</b>';
  await send({ body: { contentType: 'HTML', content }, toRecipients: to(workspace.member.mail) });
  expect((await inboxOf(member))[0]?.bodyPreview?.replace(/\s+/g, ' ')).toBe('Low tide at six');
});
