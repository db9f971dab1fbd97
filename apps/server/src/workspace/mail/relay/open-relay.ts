import { createTransport } from 'nodemailer';
import type { Database } from '../../../database/connect.ts';
import { toMailOptions } from '../compose.ts';
import type { MailRelay } from '../deliver-mail.ts';
import { loadAttachments } from '../mail-store.ts';
import { claimRelay, deleteRelay, type Relay, recordRelayFailure } from './relays-store.ts';
import { sendBounce } from './send-bounce.ts';

/** SMTP server for mail to external recipients. */
export interface SmtpConfig {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  /** From address of all mail. Replies go to the author. */
  readonly from: string;
}

export interface RelayOptions {
  readonly database: Database;
  readonly smtp: SmtpConfig;
  readonly now: () => Date;
  readonly report: (error: Error) => void;
}

/** A mail relay that is running. */
export interface OpenMailRelay extends MailRelay {
  /** Sends all mail that is due. */
  runDue(): Promise<void>;
  /** Stops sending, after the current mail. */
  close(): Promise<void>;
}

const MAX_ATTEMPTS = 10;
const POLL_MS = 5000;

/**
 * Sends mail to external recipients by SMTP. Pending mail is stored in the database, so that it survives restarts and
 * several processes can share the work. A failed attempt is repeated with increasing delays for about a day; then the
 * sender gets a mail.
 */
export function openMailRelay(options: RelayOptions): OpenMailRelay {
  const transport = createTransport({ url: options.smtp.url, connectionTimeout: 10_000, socketTimeout: 30_000 });
  const send = (relay: Relay) => sendRelay(options, transport, relay);
  let running: Promise<void> | undefined;
  let isClosed = false;

  async function runDue(): Promise<void> {
    while (!isClosed) {
      const relay = await claimRelay(options.database, options.now());
      if (relay === undefined) return;
      await send(relay);
    }
  }

  const wake = () => {
    running ??= runDue()
      .catch((error: unknown) => options.report(error instanceof Error ? error : new Error(String(error))))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(wake, POLL_MS);
  timer.unref();
  return {
    wake,
    runDue,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await running;
      transport.close();
    },
  };
}

async function sendRelay(
  { database, smtp, now }: RelayOptions,
  transport: ReturnType<typeof createTransport>,
  relay: Relay,
): Promise<void> {
  const { sender, letter: message, mailId, sentAt } = relay;
  const options = toMailOptions({
    mailId,
    message,
    sentAt,
    attachments: await loadAttachments(database, mailId),
    from: { name: sender.displayName, address: smtp.from },
    replyTo: sender.mail ?? sender.userPrincipalName,
  });
  try {
    await transport.sendMail({ ...options, envelope: { from: smtp.from, to: [relay.address] } });
  } catch (error) {
    const { message, responseCode = 0 } = error as Error & { responseCode?: number };
    // RFC 5321 §4.2.1: 5yz replies are permanent; other errors may be temporary.
    if (responseCode < 500 && relay.attempts < MAX_ATTEMPTS) return recordRelayFailure(database, relay, message);
    await sendBounce(database, relay, message, now());
  }
  await deleteRelay(database, relay);
}
