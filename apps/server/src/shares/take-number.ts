import type { ShareSessionClaims } from '@tideform/contract';
import type { ServerContext } from '../context.ts';
import { takeSubmissionNumber } from '../submissions/submission-numbers-store.ts';
import { changeSession, type SessionRow } from './sessions-store.ts';

/** The number of a session's response, the same for ever. `undefined`: the form has none left. */
export async function takeNumber(
  { database, now }: ServerContext,
  { sessionId, teamId, formId }: ShareSessionClaims,
  session: SessionRow,
): Promise<number | undefined> {
  if (session.submission_number !== null) return session.submission_number;
  const number = await takeSubmissionNumber(database, { teamId, formId }, sessionId, now());
  if (number !== undefined) await changeSession(database, sessionId, { submission_number: number });
  return number;
}
