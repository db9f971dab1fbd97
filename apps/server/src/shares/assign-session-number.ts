import type { ShareSessionClaims } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { assignSubmissionNumber } from '../submissions/submission-numbers-store.ts';
import { type SessionRow, updateSession } from './sessions-store.ts';

/** Assigns a submission number to a session, only once. @returns `undefined` if the form has no number left */
export async function assignSessionNumber(
  { database, now }: ServerContext,
  { sessionId, teamId, formId }: ShareSessionClaims,
  session: SessionRow,
): Promise<number | undefined> {
  if (session.submission_number !== null) return session.submission_number;
  const number = await assignSubmissionNumber(database, { teamId, formId }, sessionId, now());
  if (number !== undefined) await updateSession(database, sessionId, { submission_number: number });
  return number;
}
