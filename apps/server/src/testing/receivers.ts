import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { OutgoingEmail, SendResult } from '../external-services/mail/outgoing-email.ts';
import { findAnyFreePort } from '../find-free-port.ts';

interface ReceivedEvent {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Local HTTP server that receives webhook events. */
export interface WebhookReceiver {
  readonly url: string;
  readonly received: ReceivedEvent[];
  /** Maps a path to a custom response. By default, the status is the number in the path (`/500`), or 200. */
  readonly answers: Map<string, (reply: ServerResponse) => unknown>;
  close(): void;
}

export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const received: ReceivedEvent[] = [];
  const answers: WebhookReceiver['answers'] = new Map();
  const server = createServer(async (request, reply) => {
    const body = Buffer.concat(await Array.fromAsync(request)).toString();
    const path = request.url ?? '/';
    received.push({ path, headers: request.headers as Record<string, string>, body });
    const answer = answers.get(path) ?? ((its) => its.writeHead(Number(path.slice(1)) || 200).end());
    answer(reply);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answers,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Local mail server that accepts all messages. */
export interface MailReceiver {
  readonly url: string;
  /** Received messages in MIME format. */
  readonly messages: string[];
  close(): Promise<void>;
}

export async function startMailReceiver(): Promise<MailReceiver> {
  const messages: string[] = [];
  const port = await findAnyFreePort();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => done(null, `${messages.push(Buffer.concat(chunks).toString())}`));
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${port}`,
    messages,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Creates a mail server that stores messages in memory. */
export function createMemoryMailServer() {
  const letters: OutgoingEmail[] = [];
  /** Results of the next attempts; by default, emails are accepted. An error simulates a crash while sending. */
  const answers: (SendResult | Error)[] = [];
  return {
    address: 'forms@tideform.example',
    letters,
    answers,
    async post(email: OutgoingEmail): Promise<SendResult> {
      letters.push(email);
      const answer = answers.shift() ?? { kind: 'sent' };
      if (answer instanceof Error) throw answer;
      return answer;
    },
    forget() {
      letters.length = 0;
      answers.length = 0;
    },
  };
}
