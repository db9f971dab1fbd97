import type { ShareDraft, ShareSubmission } from './share-records.ts';

/** Creates the draft that restores the answers of a submission. */
export function createReopenedDraft(submission: ShareSubmission, holder: string, savedAt: string): ShareDraft {
  const { id, code, version, data, sessionId, token, expiresAt } = submission;
  const session = sessionId !== undefined && { sessionId, token: token!, expiresAt: expiresAt! };
  return { id, code, version, data, ...session, isBegun: true, holder, savedAt };
}

/** Returns the record that is kept of a submission after it has arrived completely. */
export const createAcknowledgedSubmission = (
  { id, code, version, madeAt }: ShareSubmission,
  sent: NonNullable<ShareSubmission['sent']>,
): ShareSubmission => ({ id, code, version, madeAt, sent, data: { data: {}, metadata: {} }, website: '' });
