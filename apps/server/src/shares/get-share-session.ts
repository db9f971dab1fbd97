import { getSharedForm, getShareSession as operation, shareGone } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { requireUnlocked } from './session-lock.ts';
import { readSession } from './sessions-store.ts';
import { readSharedForm } from './shared-forms-store.ts';
import { findShare } from './shares-store.ts';

export const getShareSession = implement(operation, async ({ caller }, { database }) => {
  const share = await findShare(database, caller.shareId);
  const form = share && (await readSharedForm(database, caller));
  if (!share || share.deleted_at || !form) return refuse('share-gone', shareGone);
  const session = await readSession(database, caller.sessionId);
  if (!session?.submitted_at) requireUnlocked(share, caller);
  return answer({
    id: caller.sessionId,
    submissionNumber: session?.submission_number ?? null,
    title: form.title,
    downloadUrl: `${getSharedForm.path}?version=${form.version}`,
    team: { name: share.team_name },
    isOncePerDevice: share.is_once_per_device,
    closesAt: share.closes_at?.toISOString() ?? null,
    isSubmitted: session?.submitted_at != null,
  });
});
