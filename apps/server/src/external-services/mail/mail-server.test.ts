import { createServer, type Socket } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findAnyFreePort } from '../../find-free-port.ts';
import { createMailServer } from './mail-server.ts';
import type { OutgoingEmail } from './outgoing-email.ts';

interface ReceivedEmail {
  readonly from: string;
  readonly to: readonly string[];
  readonly text: string;
}

let receivedEmails: ReceivedEmail[];
/** Maps a recipient to the SMTP reply code of the simulated server; default: 250. */
let codes: Record<string, number>;
/** SMTP reply code to the message, or `broken` to close the connection after the message. */
let dataReply: number | 'broken';
let sockets: Set<Socket>;
let smtp: SMTPServer;
let port: number;

beforeEach(async () => {
  [receivedEmails, codes, dataReply, sockets] = [[], {}, 250, new Set()];
  const refusal = (responseCode: number) => Object.assign(new Error('Not now, eve@north.example'), { responseCode });
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    size: 1024 * 1024,
    onAuth: ({ username, password }, _session, done) =>
      password === 'right' ? done(null, { user: username }) : done(refusal(535)),
    onRcptTo: ({ address }, _session, done) => done(codes[address] ? refusal(codes[address]) : null),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        receivedEmails.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(chunks).toString(),
        });
        if (dataReply === 'broken') for (const socket of sockets) socket.destroy();
        else done(dataReply === 250 ? null : refusal(dataReply));
      });
    },
  };
  smtp = new SMTPServer(options);
  smtp.server.on('connection', (socket: Socket) => sockets.add(socket));
  port = await findAnyFreePort();
  await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve));
});
afterEach(() => new Promise<void>((resolve) => smtp.close(resolve)));

const email: OutgoingEmail = {
  messageId: '<response-1.2@forms.example>',
  thread: '<response-1@forms.example>',
  from: '',
  to: ['a@north.example'],
  cc: ['b@north.example'],
  bcc: ['secret@north.example'],
  replyTo: [],
  subject: 'Höhe: 4 m',
  html: '<p>Hello <b>you</b></p><ul><li>One</li></ul><p><a href="https://forms.example/r">Open</a></p>',
  attachments: [{ name: 'Prüfung.pdf', contentType: 'application/pdf', contentBytes: 'JVBERi0=' }],
};

const createTestMailServer = (auth = '', timeoutMs = 600_000) =>
  createMailServer({
    url: `smtp://${auth}127.0.0.1:${port}`,
    from: 'forms@tideform.example',
    now: () => new Date('2026-05-04T10:00:00Z'),
    timeoutMs,
  });

it('sends an email in HTML and plain text with headers for automatic mail, and Bcc only in the envelope', async () => {
  expect(await createTestMailServer('ada:right@').post(email)).toEqual({ kind: 'sent' });
  const [{ from, to, text }] = receivedEmails as [ReceivedEmail];
  expect([from, to]).toEqual([
    'forms@tideform.example',
    ['a@north.example', 'b@north.example', 'secret@north.example'],
  ]);
  for (const line of [
    'Message-ID: <response-1.2@forms.example>',
    'In-Reply-To: <response-1@forms.example>',
    'References: <response-1@forms.example>',
    'Auto-Submitted: auto-generated',
    'X-Auto-Response-Suppress: All',
    'From: forms@tideform.example',
    'To: a@north.example',
    'Cc: b@north.example',
    'Date: Mon, 04 May 2026 10:00:00 +0000',
    'Subject: =?UTF-8?Q?H=C3=B6he=3A_4_m?=',
  ])
    expect(text.split('\r\n\r\n')[0]!.split('\r\n')).toContain(line);
  expect(text).not.toContain('secret@');
  expect(text).toContain('Hello you\n\n- One\n\nOpen <https://forms.example/r>'.replaceAll('\n', '\r\n'));
  expect(text).toContain('<b>you</b>');
  expect(text).toContain('JVBERi0=');
});

it('sends from the server’s own address, with the template’s sender as Reply-To', async () => {
  await createTestMailServer().post({ ...email, from: 'office@north.example' });
  await createTestMailServer().post({ ...email, from: 'office@north.example', replyTo: ['ada@north.example'] });
  expect(receivedEmails.map(({ text }) => /^Reply-To: .*$/m.exec(text)?.[0].trim())).toEqual([
    'Reply-To: office@north.example',
    'Reply-To: ada@north.example',
  ]);
  expect(receivedEmails.map(({ from }) => from)).toEqual(Array(2).fill('forms@tideform.example'));
});

it('reports why an email was not sent, and whether a retry may succeed', async () => {
  const everybody = [...email.to, ...email.cc, ...email.bcc];
  codes = { 'b@north.example': 550 };
  expect(await createTestMailServer().post(email)).toEqual({ kind: 'sent', failure: 'some-recipients-refused' });
  expect(receivedEmails[0]!.to).toEqual(['a@north.example', 'secret@north.example']);
  codes = Object.fromEntries(everybody.map((address) => [address, 550]));
  const refused = { kind: 'kept', failure: 'recipients-refused' };
  expect(await createTestMailServer().post(email)).toEqual({ ...refused, isTemporary: false, statusCode: 550 });
  codes = Object.fromEntries(everybody.map((address) => [address, 451]));
  expect(await createTestMailServer().post(email)).toEqual({ ...refused, isTemporary: true, statusCode: 451 });
  codes = {};
  const mayLater = { kind: 'kept', failure: 'unreachable', isTemporary: true };
  dataReply = 421;
  expect(await createTestMailServer().post(email)).toEqual({ ...mayLater, statusCode: 421 });
  dataReply = 554;
  expect(await createTestMailServer().post(email)).toEqual({
    kind: 'kept',
    failure: 'refused',
    isTemporary: false,
    statusCode: 554,
  });
  dataReply = 552;
  expect(await createTestMailServer().post(email)).toMatchObject({ failure: 'too-large', isTemporary: false });
  const large = { ...email.attachments[0]!, contentBytes: Buffer.alloc(1024 * 1024).toString('base64') };
  expect(await createTestMailServer().post({ ...email, attachments: [large] })).toMatchObject({
    failure: 'too-large',
    isTemporary: false,
  });
  expect(await createTestMailServer('ada:wrong@').post(email)).toMatchObject({ ...mayLater, statusCode: 535 });
});

it('reports an uncertain result if the server’s reply to the message is lost', async () => {
  dataReply = 'broken';
  expect(await createTestMailServer().post(email)).toEqual({ kind: 'uncertain' });
  expect(receivedEmails).toHaveLength(1);
});

it('reports a message as not sent if the connection ends before the server accepts message data', async () => {
  const silent = createServer((socket) => {
    socket.on('error', () => {}).write('220 hello\r\n');
    socket.on('data', (said) => (/^(EHLO|MAIL)/.test(String(said)) ? socket.write('250 fine\r\n') : socket.destroy()));
  });
  const silentPort = await findAnyFreePort();
  await new Promise<void>((resolve) => silent.listen(silentPort, '127.0.0.1', resolve));
  const at = (url: string) => createMailServer({ url, from: 'f@x.example', now: () => new Date(), timeoutMs: 300 });
  const nowhere = { kind: 'kept', failure: 'unreachable', isTemporary: true };
  expect(await at(`smtp://127.0.0.1:${silentPort}`).post(email)).toEqual(nowhere);
  expect(await at(`smtp://127.0.0.1:${await findAnyFreePort()}`).post(email)).toEqual(nowhere);
  await new Promise((resolve) => silent.close(resolve));
});
