import type { ShareDraft, ShareSubmission } from './share-records.ts';

/** The draft that gives answers back. */
export function reopened(submission: ShareSubmission, holder: string, savedAt: string): ShareDraft {
  const { id, code, version, data, sessionId, token, expiresAt } = submission;
  const session = sessionId !== undefined && { sessionId, token: token!, expiresAt: expiresAt! };
  return { id, code, version, data, ...session, isBegun: true, holder, savedAt };
}

/** What stays of a submission that is safe with the server. */
export const acknowledged = (
  { id, code, version, madeAt }: ShareSubmission,
  sent: NonNullable<ShareSubmission['sent']>,
): ShareSubmission => ({ id, code, version, madeAt, sent, data: { data: {}, metadata: {} }, website: '' });
