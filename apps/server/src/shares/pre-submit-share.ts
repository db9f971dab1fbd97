import { preSubmitShare as operation, shareGone } from '@tideform/contract';
import { answer, implement, refuse } from '../http/implement.ts';
import { refuseShare } from './refuse-share.ts';
import { requireUnlocked } from './session-lock.ts';
import { keepSession } from './sessions-store.ts';
import { readSharedForm } from './shared-forms-store.ts';
import { findShare } from './shares-store.ts';
import { takeNumber } from './take-number.ts';

export const preSubmitShare = implement(operation, async ({ caller }, context) => {
  const { database, now } = context;
  const share = await findShare(database, caller.shareId);
  const refused = refuseShare(context, share);
  if (refused) return refused;
  requireUnlocked(share!, caller);
  const form = await readSharedForm(database, caller);
  if (!form) return refuse('share-gone', shareGone);
  const number = await takeNumber(context, caller, await keepSession(database, caller, now()));
  return number === undefined ? refuse('no-number-left') : answer({ submissionNumber: number, title: form.title });
});
