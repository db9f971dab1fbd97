import { deleteShare as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { changeShare } from './shares-store.ts';

/** Of what was sealed and hashed of it nothing is needed any more; what it has brought is still on its way with its credential. */
export const deleteShare = implement(operation, async ({ params, caller, log }, { database, now }) => {
  const deleted = await changeShare(database, params, { deleted_at: now(), password_hash: null });
  if (deleted) log.info({ ...params, by: caller.userId }, 'Share link deleted');
  return answer({ deleted });
});
