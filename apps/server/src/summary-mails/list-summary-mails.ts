import { listSummaryMails as operation } from '@tideform/contract';
import { answer, implement } from '../http/implement.ts';
import { describeSummaryMail } from './describe-summary-mail.ts';
import { readSummaryMails } from './summary-mails-store.ts';

export const listSummaryMails = implement(operation, async ({ params }, context) => {
  const kept = await readSummaryMails(context.database, params);
  const summaryMails = await Promise.all(kept.map((mail) => describeSummaryMail(context, mail)));
  return answer({ summaryMails, serverAddress: context.mailServer?.address ?? null });
});
