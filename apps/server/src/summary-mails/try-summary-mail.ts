import { randomUUID } from 'node:crypto';
import { trySummaryMail as operation } from '@tideform/contract';
import { operations } from '@tideform/graph';
import { orRefusal } from '../confidential/or-refusal.ts';
import { postLetter } from '../email/post-letter.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { readSummary } from './read-summary.ts';
import { refuseSummary } from './refuse-summary.ts';
import { readSummaryMail } from './summary-mails-store.ts';
import { writeSummary } from './write-summary.ts';

export const trySummaryMail = implement(operation, async ({ params, caller, log, signal }, context) => {
  const { database, graphAs, now, publicUrl } = context;
  const { teamId, formId, summaryMailId: id } = params;
  const mail = await readSummaryMail(database, id);
  if (mail?.teamId !== teamId || mail.formId !== formId) return refuse('not-found');
  return orRefusal(async () => {
    const { refused, credential } = await refuseSummary(context, { teamId, formId, caller, sender: mail.sender });
    if (refused) return refused;
    const { mail: address, userPrincipalName } = await graphAs(caller.graphToken).call(operations.getMe, {});
    const to = address ?? userPrincipalName ?? '';
    const tried = { ...mail, graphCredentialId: credential.id };
    const summary = await readSummary(context, tried, now(), signal);
    if ('failure' in summary) return answer({ to, status: 'error' as const, failure: summary.failure });
    const letter = await writeSummary(tried, summary, publicUrl);
    const messageId = `<try.${randomUUID()}@${new URL(publicUrl).hostname}>`;
    const posted = await postLetter(context, tried, { ...letter, to: [to], messageId, thread: messageId });
    log.info({ ...params, by: caller.userId, came: posted.kind }, 'Summary email test sent');
    if (posted.kind === 'sent') return answer({ to, status: 'sent' as const, failure: posted.failure ?? null });
    const failure = posted.kind === 'kept' ? posted.failure : ('uncertain' as const);
    return answer({ to, status: 'error' as const, failure });
  }, 'form-not-found');
});
