import { operations as api } from '@tideform/contract';
import { type GraphClient, GraphError, operations } from '@tideform/graph';
import { withLibraryRefusals } from '../confidential/with-library-refusals.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { checkSummaryAccess } from './check-summary-access.ts';
import { describeSummaryMail } from './describe-summary-mail.ts';
import { findSummaryMail, type SummaryRecipient, saveSummaryMail } from './summary-mails-store.ts';
import { computeNextDue } from './summary-schedule.ts';

export const putSummaryMail = implement(api.putSummaryMail, async ({ params, body, caller, log }, context) => {
  const { database, graphAs, now } = context;
  const { teamId, formId, summaryMailId: id } = params;
  return withLibraryRefusals(async () => {
    const { refusal, credential } = await checkSummaryAccess(context, { teamId, formId, caller, sender: body.sender });
    if (refusal) return refusal;
    const recipients: SummaryRecipient[] = [];
    for (const userId of new Set(body.to)) {
      const person = await findRecipient(graphAs(caller.graphToken), userId);
      if (!person) return refuse('no-mail-address', userId);
      recipients.push(person);
    }
    const { to: _ids, ...settings } = body;
    const owner = { graphCredentialId: credential.id, tenantId: caller.tenantId, changedBy: caller.userId };
    const mail = { ...settings, ...owner, id, teamId, formId, recipients, nextAt: computeNextDue(body, now()) };
    if (!(await saveSummaryMail(database, mail, now()))) return refuse('too-many-summary-mails');
    log.info({ ...params, by: caller.userId }, 'Summary email saved');
    return respond({ summaryMail: await describeSummaryMail(context, (await findSummaryMail(database, id))!) });
  }, 'form-not-found');
});

/**
 * Finds a recipient in the directory. Builders select users and can't enter addresses, since the address comes from the
 * directory.
 */
async function findRecipient(graph: GraphClient, userId: string): Promise<SummaryRecipient | undefined> {
  try {
    const person = await graph.call(operations.getUser, { userId });
    return person.mail ? { id: userId, name: person.displayName ?? person.mail, address: person.mail } : undefined;
  } catch (error) {
    if (error instanceof GraphError && error.status === 404) return undefined;
    throw error;
  }
}
