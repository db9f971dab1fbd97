import { SMTPServer } from 'smtp-server';
import { findAnyFreePort } from '../find-free-port.ts';

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
