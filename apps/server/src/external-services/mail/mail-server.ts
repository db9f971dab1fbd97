import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared/index.js';
import SMTPConnection from 'nodemailer/lib/smtp-connection/index.js';
import { composeMime } from './compose-mime.ts';
import type { OutgoingEmail, SendResult } from './outgoing-email.ts';

/** Client for the operator's mail server. */
export interface MailServer {
  /** Sender address of all emails. */
  readonly address: string;
  /** Makes one attempt to send an email. Never throws. */
  post(email: OutgoingEmail): Promise<SendResult>;
}

export interface MailServerOptions {
  /** SMTP server URL: `smtp://user:password@host:587` or `smtps://…`. Never log it. */
  readonly url: string;
  readonly from: string;
  readonly now: () => Date;
  readonly timeoutMs?: number;
}

/** Default timeout in milliseconds. RFC 5321 §4.5.3.2 allows minutes, but later emails wait in the queue. */
const DEFAULT_TIMEOUT_MS = 60_000;
const TOO_LARGE_CODES = new Set([523, 552]);
const SYNTAX_ERROR = 'EENVELOPE';

type SmtpError = Error & { readonly code?: string; readonly command?: string; readonly responseCode?: number };

export function createMailServer({ url, from, now, timeoutMs = DEFAULT_TIMEOUT_MS }: MailServerOptions): MailServer {
  const { auth, ...connectionOptions } = parseConnectionUrl(url) as SMTPConnection.Options & {
    auth?: SMTPConnection.Credentials;
  };
  const times = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  return {
    address: from,
    async post(email) {
      const to = [...email.to, ...email.cc, ...email.bcc];
      // The sender must be the server's own address, so the template's address becomes Reply-To.
      const replyTo = email.replyTo.length > 0 || email.from === '' ? email.replyTo : [email.from];
      const mime = await composeMime({ ...email, replyTo }, from, now());
      const progress = { hasBegun: false };
      const connection = new SMTPConnection({ ...connectionOptions, ...times });
      try {
        const info = await sendOverSmtp(
          connection,
          auth,
          { from, to, size: mime.length },
          streamMessage(mime, progress),
        );
        const refused = info.rejected?.length ?? 0;
        return { kind: 'sent', ...(refused > 0 && { failure: 'some-recipients-refused' as const }) };
      } catch (error) {
        return toSendResult(error as SmtpError, progress.hasBegun);
      } finally {
        connection.close();
      }
    },
  };
}

function sendOverSmtp(
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

/**
 * Streams a MIME message. The stream is read only after the mail server accepts the DATA command, so `hasBegun` stays
 * false if nothing was sent.
 */
function streamMessage(mime: Buffer, progress: { hasBegun: boolean }): Readable {
  return Readable.from(
    (function* () {
      progress.hasBegun = true;
      yield mime;
    })(),
    { objectMode: false },
  );
}

/**
 * Converts an SMTP error to a result. If an error without a reply code occurs while the message is being sent, it is
 * unknown whether the message was sent.
 */
function toSendResult({ code, command, responseCode }: SmtpError, hasBegun: boolean): SendResult {
  if (responseCode === undefined || responseCode === 0) {
    if (hasBegun) return { kind: 'uncertain' };
    if (code === 'EMESSAGE') return { kind: 'kept', failure: 'too-large', isTemporary: false };
    if (code === SYNTAX_ERROR) return { kind: 'kept', failure: 'recipients-refused', isTemporary: false };
    return { kind: 'kept', failure: 'unreachable', isTemporary: true };
  }
  // RFC 5321 §4.2.1: 5yz codes are permanent errors, 4yz are temporary. A wrong password counts as temporary, since an
  // operator can correct it.
  const isPassing = responseCode < 500 || code === 'EAUTH';
  const failure = TOO_LARGE_CODES.has(responseCode)
    ? 'too-large'
    : command === 'RCPT TO'
      ? 'recipients-refused'
      : isPassing
        ? 'unreachable'
        : 'refused';
  return { kind: 'kept', failure, isTemporary: isPassing, statusCode: responseCode };
}
