import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { deleteStoredSummaryMail } from './summary-mails-store.ts';

export const deleteSummaryMail = implement(api.deleteSummaryMail, async ({ params, caller, log }, { database }) => {
  const deleted = await deleteStoredSummaryMail(database, params, params.summaryMailId);
  if (deleted) log.info({ ...params, by: caller.userId }, 'Summary email deleted');
  return respond({ deleted });
});
