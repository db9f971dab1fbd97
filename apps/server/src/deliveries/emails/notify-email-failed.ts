import type { Database } from '../../database/connect.ts';
import { findLastEditor } from '../../email/form-emails-store.ts';
import { addNotification } from '../../notices/notifications-store.ts';

interface FailedEmail {
  readonly teamId: string;
  readonly formId: string;
  readonly submissionNumber: number | null;
}

/** Notifies the user who set up a form's email that an email about a response failed or may not have been sent. */
export async function notifyEmailFailed(database: Database, email: FailedEmail, now: Date): Promise<void> {
  const { teamId, formId, submissionNumber } = email;
  const userId = await findLastEditor(database, email);
  if (userId === undefined) return;
  const content = { kind: 'email-failed', submissionNumber } as const;
  await addNotification(
    database,
    { userId, teamId, formId, key: `email-failed ${teamId} ${formId}`, matter: content },
    now,
  );
}
