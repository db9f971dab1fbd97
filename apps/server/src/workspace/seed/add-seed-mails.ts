import type { MailMessage } from '@tideform/graph';
import type { Database } from '../../database/connect.ts';
import { findPerson } from '../directory/people-store.ts';
import { deliverMail } from '../mail/deliver-mail.ts';
import { recordStep } from './seed-steps-store.ts';

/** An email message of the demo. */
export interface SeedMail {
  /** ID of the sender. */
  readonly by: string;
  readonly at: Date;
  readonly message: MailMessage;
}

/** Adds messages to mailboxes, in one transaction and only once per `step`. */
export async function addSeedMails(
  database: Database,
  now: Date,
  step: string,
  mails: readonly SeedMail[],
): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    if (!(await recordStep(transaction, step, now))) return;
    for (const { by, at, message } of mails) {
      const sender = await findPerson(transaction, by);
      if (sender) await deliverMail({ database: transaction, now: () => at }, { sender, message, isSaved: true });
    }
  });
}
