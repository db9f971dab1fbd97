import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { deleteStoredDataSource } from './data-sources-store.ts';

export const deleteDataSource = implement(api.deleteDataSource, async ({ params, caller, log }, { database, now }) => {
  const { teamId, id } = params;
  const isDeleted = await deleteStoredDataSource(database, id, { teamId, by: caller.userId, now: now() });
  if (isDeleted) log.info({ ...params, by: caller.userId }, 'Data source deleted');
  return respond({ deleted: isDeleted ? 1 : 0 });
});
