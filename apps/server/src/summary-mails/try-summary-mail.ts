import { randomUUID } from 'node:crypto';
import { operations as api } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { withLibraryRefusals } from '../confidential/with-library-refusals.ts';
import { sendEmailMessage } from '../email/send-email-message.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { checkSummaryAccess } from './check-summary-access.ts';
import { loadSummary } from './load-summary.ts';
import { renderSummary } from './render-summary.ts';
import { findSummaryMail } from './summary-mails-store.ts';

export const trySummaryMail = implement(api.trySummaryMail, async ({ params, caller, log, signal }, context) => {
  const { database, graphAs, now, publicUrl } = context;
  const { teamId, formId, summaryMailId: id } = params;
  const mail = await findSummaryMail(database, id);
  if (mail?.teamId !== teamId || mail.formId !== formId) return refuse('not-found');
  return withLibraryRefusals(async () => {
    const { refusal, credential } = await checkSummaryAccess(context, { teamId, formId, caller, sender: mail.sender });
    if (refusal) return refusal;
    const { mail: address, userPrincipalName } = await graphAs(caller.graphToken).call(operations.getMe, {});
    const to = address ?? userPrincipalName ?? '';
    const testMail = { ...mail, graphCredentialId: credential.id };
    const summary = await loadSummary(context, testMail, now(), signal);
    if ('failure' in summary) return respond({ to, status: 'error' as const, failure: summary.failure });
    const email = await renderSummary(testMail, summary, publicUrl);
    const messageId = `<try.${randomUUID()}@${new URL(publicUrl).hostname}>`;
    const sendResult = await sendEmailMessage(context, testMail, { ...email, to: [to], messageId, thread: messageId });
    log.info({ ...params, by: caller.userId, came: sendResult.kind }, 'Summary email tested');
    if (sendResult.kind === 'sent')
      return respond({ to, status: 'sent' as const, failure: sendResult.failure ?? null });
    const failure = sendResult.kind === 'kept' ? sendResult.failure : ('uncertain' as const);
    return respond({ to, status: 'error' as const, failure });
  }, 'form-not-found');
});
