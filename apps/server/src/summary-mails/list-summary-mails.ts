import { operations as api } from '@tideform/contract';
import { implement, respond } from '../http/implement.ts';
import { describeSummaryMail } from './describe-summary-mail.ts';
import { loadSummaryMails } from './summary-mails-store.ts';

export const listSummaryMails = implement(api.listSummaryMails, async ({ params }, context) => {
  const storedMails = await loadSummaryMails(context.database, params);
  const summaryMails = await Promise.all(storedMails.map((mail) => describeSummaryMail(context, mail)));
  return respond({ summaryMails, serverAddress: context.mailServer?.address ?? null });
});
