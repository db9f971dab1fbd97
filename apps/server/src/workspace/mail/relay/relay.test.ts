import { operations } from '@tideform/graph';
import { sql } from 'kysely';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { findAnyFreePort } from '../../../find-free-port.ts';
import { createClientFor, openTestWorkspace, type TestWorkspace } from '../../testing/open-workspace.ts';
import { deliverMail } from '../deliver-mail.ts';
import { listMailbox } from '../mail-store.ts';
import { type OpenMailRelay, openMailRelay } from './open-relay.ts';

interface ReceivedMail {
  readonly from: string | undefined;
  readonly to: readonly string[];
  readonly text: string;
}

let workspace: TestWorkspace;
let smtp: { server: SMTPServer; url: string } | undefined;
let relay: OpenMailRelay;
let now: Date;
let received: ReceivedMail[];
/** SMTP reply codes for the next recipients; 250 means success, and applies when no code is left. */
let responseCodes: number[];
const failures: Error[] = [];

beforeAll(async () => {
  workspace = await openTestWorkspace();
});

beforeEach(async () => {
  await sql`delete from workspace.mails`.execute(workspace.database);
  [received, responseCodes, now] = [[], [], new Date('2026-06-10T12:00:00Z')];
  smtp = await startSmtpServer();
  relay = startRelay(smtp.url);
});

afterEach(async () => {
  await relay.close();
  await stopSmtpServer();
  expect(failures.splice(0)).toEqual([]);
});

afterAll(() => workspace.close());

function startRelay(url: string): OpenMailRelay {
  const { database } = workspace;
  const report = (error: Error) => failures.push(error);
  return openMailRelay({ database, smtp: { url, from: 'forms@tideform.example' }, now: () => now, report });
}

async function startSmtpServer(): Promise<{ server: SMTPServer; url: string }> {
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const code = responseCodes.shift() ?? 250;
      done(code === 250 ? null : Object.assign(new Error('Not here'), { responseCode: code }));
    },
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? undefined : envelope.mailFrom.address;
        received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  };
  const server = new SMTPServer(options);
  const port = await findAnyFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { server, url: `smtp://127.0.0.1:${port}` };
}

async function stopSmtpServer(): Promise<void> {
  const server = smtp?.server;
  smtp = undefined;
  if (server) await new Promise<void>((resolve) => server.close(resolve));
}

const toRecipients = (...addresses: string[]) => addresses.map((address) => ({ emailAddress: { address } }));

/** Sends a mail without waking the relay, so that the test decides when it runs. */
async function sendMessage(more: object = {}): Promise<void> {
  const message = {
    subject: 'High water',
    body: { contentType: 'html', content: '<p>At six</p>' },
    toRecipients: toRecipients('crew@elsewhere.example'),
    ...more,
  };
  const { database, owner: sender } = workspace;
  const ports = { database, now: () => now, relay: { wake: () => {} } };
  await deliverMail(ports, { sender, message, isSaved: true });
}

const listPending = async () =>
  (
    await sql<{ address: string; attempts: number }>`select address, attempts from workspace.mail_relays`.execute(
      workspace.database,
    )
  ).rows;

it('sends mail to external recipients from the configured address, with replies to the author', async () => {
  const { member, owner } = workspace;
  const file = {
    '@odata.type': '#microsoft.graph.fileAttachment' as const,
    name: 'tide.txt',
    contentType: 'text/plain',
  };
  await sendMessage({
    ccRecipients: toRecipients(member.mail ?? ''),
    bccRecipients: toRecipients('secret@elsewhere.example'),
    attachments: [{ ...file, contentBytes: Buffer.from('low and high').toString('base64') }],
  });
  await relay.runDue();
  expect(received.map(({ to: recipients }) => recipients).toSorted()).toEqual([
    ['crew@elsewhere.example'],
    ['secret@elsewhere.example'],
  ]);
  for (const { from, text } of received) {
    expect(from).toBe('forms@tideform.example');
    expect(text).toMatch(/^From: Ada Lovelace <forms@tideform\.example>/m);
    expect(text).toContain(`Reply-To: ${owner.mail}`);
    expect(text).toContain(Buffer.from('low and high').toString('base64'));
    expect(text).not.toContain('secret@');
  }
  expect(await listPending()).toEqual([]);
  expect(await listMailbox(workspace.database, { ownerId: member.id })).toHaveLength(1);
  expect(await listMailbox(workspace.database, { outsideOf: owner.tenantId })).toEqual([]);
});

it('retries mail that the server refused temporarily, also after a restart', async () => {
  responseCodes = [451];
  await sendMessage();
  await relay.runDue();
  expect([received.length, await listPending()]).toEqual([0, [{ address: 'crew@elsewhere.example', attempts: 1 }]]);
  await relay.runDue();
  expect(received).toEqual([]);
  await relay.close();
  await stopSmtpServer();
  now = new Date(now.getTime() + 61_000);
  smtp = await startSmtpServer();
  relay = startRelay(smtp.url);
  await relay.runDue();
  expect(received).toHaveLength(1);
  expect(await listPending()).toEqual([]);
});

it('keeps mail while the SMTP server does not respond', async () => {
  await stopSmtpServer();
  await sendMessage();
  await relay.runDue();
  expect(await listPending()).toEqual([{ address: 'crew@elsewhere.example', attempts: 1 }]);
});

it('notifies the sender at once of an unknown address, and after ten attempts of an unreachable server', async () => {
  responseCodes = [550];
  await sendMessage();
  await relay.runDue();
  const graph = createClientFor(workspace, workspace.owner);
  const inbox = () => graph.page(operations.listFolderMessages, { folderId: 'inbox' });
  expect((await inbox()).rows).toMatchObject([
    { subject: 'Undeliverable: High water', from: { emailAddress: { address: 'postmaster@contoso.test' } } },
  ]);
  expect(await listPending()).toEqual([]);

  await stopSmtpServer();
  await sendMessage();
  for (let attempt = 0; attempt < 10; attempt++) {
    await relay.runDue();
    now = new Date(now.getTime() + 6 * 3_600_000);
  }
  expect(await listPending()).toEqual([]);
  expect((await inbox()).rows).toHaveLength(2);
});

it('sends a mail only once when two processes run', async () => {
  const other = startRelay(smtp?.url ?? '');
  await sendMessage({
    toRecipients: toRecipients('a@elsewhere.example', 'b@elsewhere.example', 'c@elsewhere.example'),
  });
  await Promise.all([relay.runDue(), other.runDue()]);
  await other.close();
  expect(received.flatMap(({ to: recipients }) => recipients).toSorted()).toEqual([
    'a@elsewhere.example',
    'b@elsewhere.example',
    'c@elsewhere.example',
  ]);
});
