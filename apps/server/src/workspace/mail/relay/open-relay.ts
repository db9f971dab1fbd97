import { createTransport } from 'nodemailer';
import type { Database } from '../../../database/connect.ts';
import { toMailOptions } from '../compose.ts';
import { readAttachments } from '../mail-store.ts';
import type { MailRelay } from '../post.ts';
import { claimRelay, endRelay, noteFailure, type Relay } from './relays-store.ts';
import { returnToSender } from './return-to-sender.ts';

/** The SMTP server that takes mail to the outside, and in whose name. */
export interface SmtpConfig {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string;
  /** Address that mail comes from; people answer to the one who wrote it. */
  readonly from: string;
}

export interface RelayOptions {
  readonly database: Database;
  readonly smtp: SmtpConfig;
  readonly now: () => Date;
  readonly report: (error: Error) => void;
}

export interface RunningRelay extends MailRelay {
  /** Works off what is due. */
  runDue(): Promise<void>;
  /** Lets what is under way come to its end. */
  close(): Promise<void>;
}

const MOST_ATTEMPTS = 10;
const POLL_MS = 5000;

/**
 * Takes mail out of the workspace. What is to be taken lies in the database: it survives a restart, and several processes
 * share the work. An attempt that fails is repeated, later each time, for about a day; then the sender is told.
 */
export function openMailRelay(options: RelayOptions): RunningRelay {
  const transport = createTransport({ url: options.smtp.url, connectionTimeout: 10_000, socketTimeout: 30_000 });
  const take = (relay: Relay) => takeOver(options, transport, relay);
  let running: Promise<void> | undefined;
  let isClosed = false;

  async function runDue(): Promise<void> {
    while (!isClosed) {
      const relay = await claimRelay(options.database, options.now());
      if (relay === undefined) return;
      await take(relay);
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

async function takeOver(
  { database, smtp, now }: RelayOptions,
  transport: ReturnType<typeof createTransport>,
  relay: Relay,
): Promise<void> {
  const { sender, letter, mailId, sentAt } = relay;
  const options = toMailOptions({
    mailId,
    letter,
    sentAt,
    attachments: await readAttachments(database, mailId),
    from: { name: sender.displayName, address: smtp.from },
    replyTo: sender.mail ?? sender.userPrincipalName,
  });
  try {
    await transport.sendMail({ ...options, envelope: { from: smtp.from, to: [relay.address] } });
  } catch (error) {
    const { message, responseCode = 0 } = error as Error & { responseCode?: number };
    // RFC 5321 §4.2.1: 5yz is final; everything else may be better later.
    if (responseCode < 500 && relay.attempts < MOST_ATTEMPTS) return noteFailure(database, relay, message);
    await returnToSender(database, relay, message, now());
  }
  await endRelay(database, relay);
}
