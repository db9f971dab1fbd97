import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js';
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';
import { composeLetter } from './compose-letter.ts';
import type { Letter, Posted } from './letter.ts';

/** The operator's mail server. */
export interface MailServer {
  /** What its mail comes from. */
  readonly address: string;
  /** Tries once. Never throws. */
  post(letter: Letter): Promise<Posted>;
}

export interface MailServerPorts {
  /** `smtp://user:password@host:587` or `smtps://…`. Never log it. */
  readonly url: string;
  readonly from: string;
  readonly now: () => Date;
  readonly timeoutMs?: number;
}

/** RFC 5321 §4.5.3.2 allows minutes; a queue waits behind each. */
const usualTimeoutMs = 60_000;
const tooLarge = new Set([523, 552]);
const syntax = 'EENVELOPE';

type SmtpError = Error & { readonly code?: string; readonly command?: string; readonly responseCode?: number };

export function createMailServer({ url, from, now, timeoutMs = usualTimeoutMs }: MailServerPorts): MailServer {
  const { auth, ...place } = parseConnectionUrl(url) as SMTPConnection.Options & { auth?: SMTPConnection.Credentials };
  const times = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  return {
    address: from,
    async post(letter) {
      const to = [...letter.to, ...letter.cc, ...letter.bcc];
      // Only the server's own address may be its sender: answers go to who the template names.
      const replyTo = letter.replyTo.length > 0 || letter.from === '' ? letter.replyTo : [letter.from];
      const mime = await composeLetter({ ...letter, replyTo }, from, now());
      const sending = { hasBegun: false };
      const connection = new SMTPConnection({ ...place, ...times });
      try {
        const info = await converse(connection, auth, { from, to, size: mime.length }, contentOf(mime, sending));
        const refused = info.rejected?.length ?? 0;
        return { kind: 'sent', ...(refused > 0 && { failure: 'some-recipients-refused' as const }) };
      } catch (error) {
        return whatCame(error as SmtpError, sending.hasBegun);
      } finally {
        connection.close();
      }
    },
  };
}

function converse(
  connection: SMTPConnection,
  auth: SMTPConnection.Credentials | undefined,
  envelope: SMTPConnection.Envelope,
  content: Readable,
): Promise<SMTPConnection.SentMessageInfo> {
  return new Promise((resolve, reject) => {
    const send = () => connection.send(envelope, content, (error, info) => (error ? reject(error) : resolve(info)));
    connection.once('error', reject);
    connection.connect((error) => {
      if (error) reject(error);
      else if (auth) connection.login({ credentials: auth } as never, (failed) => (failed ? reject(failed) : send()));
      else send();
    });
  });
}

/** Asked for once the server has said that it takes the message: before that nothing can have gone out. */
function contentOf(mime: Buffer, sending: { hasBegun: boolean }): Readable {
  return Readable.from(
    (function* () {
      sending.hasBegun = true;
      yield mime;
    })(),
    { objectMode: false },
  );
}

/** An answer says what is; without one, only what was before the message is certain. */
function whatCame({ code, command, responseCode }: SmtpError, hasBegun: boolean): Posted {
  if (responseCode === undefined || responseCode === 0) {
    if (hasBegun) return { kind: 'uncertain' };
    if (code === 'EMESSAGE') return { kind: 'kept', failure: 'too-large', isPassing: false };
    if (code === syntax) return { kind: 'kept', failure: 'recipients-refused', isPassing: false };
    return { kind: 'kept', failure: 'unreachable', isPassing: true };
  }
  // RFC 5321 §4.2.1: 5yz is final; 4yz may be better later. A password is mended without us.
  const isPassing = responseCode < 500 || code === 'EAUTH';
  const failure = tooLarge.has(responseCode)
    ? 'too-large'
    : command === 'RCPT TO'
      ? 'recipients-refused'
      : isPassing
        ? 'unreachable'
        : 'refused';
  return { kind: 'kept', failure, isPassing, statusCode: responseCode };
}
