import { putSummaryMail as operation } from '@tideform/contract';
import { type GraphClient, GraphError, operations } from '@tideform/graph';
import { orRefusal } from '../confidential/or-refusal.ts';
import { answer, implement, refuse } from '../http/implement.ts';
import { describeSummaryMail } from './describe-summary-mail.ts';
import { refuseSummary } from './refuse-summary.ts';
import { type Recipient, readSummaryMail, saveSummaryMail } from './summary-mails-store.ts';
import { nextDue } from './when-due.ts';

export const putSummaryMail = implement(operation, async ({ params, body, caller, log }, context) => {
  const { database, graphAs, now } = context;
  const { teamId, formId, summaryMailId: id } = params;
  return orRefusal(async () => {
    const { refused, credential } = await refuseSummary(context, { teamId, formId, caller, sender: body.sender });
    if (refused) return refused;
    const recipients: Recipient[] = [];
    for (const userId of new Set(body.to)) {
      const person = await findPerson(graphAs(caller.graphToken), userId);
      if (!person) return refuse('no-mail-address', userId);
      recipients.push(person);
    }
    const { to: _ids, ...settings } = body;
    const by = { graphCredentialId: credential.id, tenantId: caller.tenantId, changedBy: caller.userId };
    const mail = { ...settings, ...by, id, teamId, formId, recipients, nextAt: nextDue(body, now()) };
    if (!(await saveSummaryMail(database, mail, now()))) return refuse('too-many-summary-mails');
    log.info({ ...params, by: caller.userId }, 'Summary email saved');
    return answer({ summaryMail: await describeSummaryMail(context, (await readSummaryMail(database, id))!) });
  }, 'form-not-found');
});

/** The address is the directory's, never one that somebody types. */
async function findPerson(graph: GraphClient, userId: string): Promise<Recipient | undefined> {
  try {
    const person = await graph.call(operations.getUser, { userId });
    return person.mail ? { id: userId, name: person.displayName ?? person.mail, address: person.mail } : undefined;
  } catch (error) {
    if (error instanceof GraphError && error.status === 404) return undefined;
    throw error;
  }
}
