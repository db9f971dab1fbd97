import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { saveShare } from './shares-store.ts';

/**
 * Marks a share link as deleted. The row is kept, because storing pending submissions may still need its connected
 * account.
 */
export const deleteShare = implement(api.deleteShare, async ({ params, caller, log }, { database, now }) => {
  const deleted = await saveShare(database, params, { deleted_at: now(), password_hash: null });
  if (deleted) log.info({ ...params, by: caller.userId }, 'Share link deleted');
  return respond({ deleted });
});
