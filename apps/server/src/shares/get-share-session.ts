import { operations as api, SHARE_GONE_TEXT } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { requireCurrentPassword } from './session-password.ts';
import { findSession } from './sessions-store.ts';
import { findSharedForm } from './shared-forms-store.ts';
import { findShare } from './shares-store.ts';

export const getShareSession = implement(api.getShareSession, async ({ caller }, { database }) => {
  const share = await findShare(database, caller.shareId);
  const form = share && (await findSharedForm(database, caller));
  if (!share || share.deleted_at || !form) return refuse('share-gone', SHARE_GONE_TEXT);
  const session = await findSession(database, caller.sessionId);
  if (!session?.submitted_at) requireCurrentPassword(share, caller);
  return respond({
    id: caller.sessionId,
    submissionNumber: session?.submission_number ?? null,
    title: form.title,
    downloadUrl: `${api.getSharedForm.path}?version=${form.version}`,
    team: { name: share.team_name },
    isOncePerDevice: share.is_once_per_device,
    closesAt: share.closes_at?.toISOString() ?? null,
    isSubmitted: session?.submitted_at != null,
  });
});
