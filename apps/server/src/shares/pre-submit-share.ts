import { operations as api, SHARE_GONE_TEXT } from '@tideform/contract';
import { implement, refuse, respond } from '../http/implement.ts';
import { assignSessionNumber } from './assign-session-number.ts';
import { checkShare } from './check-share.ts';
import { requireCurrentPassword } from './session-password.ts';
import { findOrCreateSession } from './sessions-store.ts';
import { findSharedForm } from './shared-forms-store.ts';
import { findShare } from './shares-store.ts';

export const preSubmitShare = implement(api.preSubmitShare, async ({ caller }, context) => {
  const { database, now } = context;
  const share = await findShare(database, caller.shareId);
  const refused = checkShare(context, share);
  if (refused) return refused;
  requireCurrentPassword(share!, caller);
  const form = await findSharedForm(database, caller);
  if (!form) return refuse('share-gone', SHARE_GONE_TEXT);
  const number = await assignSessionNumber(context, caller, await findOrCreateSession(database, caller, now()));
  return number === undefined ? refuse('no-number-left') : respond({ submissionNumber: number, title: form.title });
});
