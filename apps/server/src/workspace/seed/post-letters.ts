import type { MailMessage } from '@tideform/graph';
import type { Database } from '../../database/connect.ts';
import { findPerson } from '../directory/people-store.ts';
import { post } from '../mail/post.ts';
import { noteStep } from './seed-steps-store.ts';

/** An email of the demonstration. */
export interface SeedLetter {
  /** Id of who has sent it. */
  readonly by: string;
  readonly at: Date;
  readonly message: MailMessage;
}

/** Puts emails into mailboxes, all in one transaction and once for the name of the step. */
export async function postLetters(
  database: Database,
  now: Date,
  step: string,
  letters: readonly SeedLetter[],
): Promise<void> {
  await database.transaction().execute(async (within) => {
    if (!(await noteStep(within, step, now))) return;
    for (const { by, at, message } of letters) {
      const sender = await findPerson(within, by);
      if (sender) await post({ database: within, now: () => at }, { sender, message, isSaved: true });
    }
  });
}
