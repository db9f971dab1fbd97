import type { Database } from '../../database/connect.ts';
import { readEmailKeeper } from '../../email/form-emails-store.ts';
import { addNotice } from '../../notices/notices-store.ts';

interface FailedEmail {
  readonly teamId: string;
  readonly formId: string;
  readonly submissionNumber: number | null;
}

/** Whoever keeps a form's email finds among their notices that one has not gone out, or perhaps not. */
export async function noteFailed(database: Database, email: FailedEmail, now: Date): Promise<void> {
  const { teamId, formId, submissionNumber } = email;
  const userId = await readEmailKeeper(database, email);
  if (userId === undefined) return;
  const matter = { kind: 'email-failed', submissionNumber } as const;
  await addNotice(database, { userId, teamId, formId, key: `email-failed ${teamId} ${formId}`, matter }, now);
}
