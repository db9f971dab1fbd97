import { randomUUID } from 'node:crypto';
import { operations as api, type EmailSender, type SummaryMail } from '@tideform/contract';
import { type GraphClient, GraphError, operations } from '@tideform/graph';
import { withLibraryRefusals } from '../confidential/open-library-of-credential.ts';
import type { ServerContext } from '../context.ts';
import { sendEmailMessage } from '../email/send-email-message.ts';
import { canReadItem, findFormInLibrary, requireTeamLibrary } from '../forms/form-in-library.ts';
import { findRegisteredForm } from '../forms/forms-store.ts';
import { describeCredential } from '../graph-credentials/describe-credential.ts';
import {
  type CredentialRow,
  findCredential,
  findOrCreateCredential,
} from '../graph-credentials/graph-credentials-store.ts';
import { implement, refuse, respond } from '../http/implement.ts';
import { loadSummary } from './load-summary.ts';
import { renderSummary } from './render-summary.ts';
import {
  deleteStoredSummaryMail,
  findSummaryMail,
  loadSummaryMails,
  type StoredSummaryMail,
  type SummaryRecipient,
  saveSummaryMail,
} from './summary-mails-store.ts';
import { computeNextDue } from './summary-schedule.ts';

/** Maximum duration of sending a summary email, in milliseconds. If sending takes longer, its process has ended. */
const MAX_SENDING_MS = 10 * 60_000;

/** Converts a summary email to the API's format for builders, with the authorization state of its connected account. */
async function describeSummaryMail(
  { database, secrets, now }: Pick<ServerContext, 'database' | 'secrets' | 'now'>,
  mail: StoredSummaryMail,
): Promise<SummaryMail> {
  const credential = await findCredential(database, mail.graphCredentialId);
  const { id, every, weekday, monthDay, minutes, timeZone, viewId, language, sender, isPaused, recipients } = mail;
  return {
    ...{ id, every, weekday, monthDay, minutes, timeZone, viewId, language, sender, isPaused },
    to: recipients.map((one) => ({ ...one })),
    nextAt: isPaused ? null : mail.nextAt.toISOString(),
    last: describeLastResult(mail, now()),
    account: credential?.name ?? null,
    authorization: credential ? getSummaryAuthorization({ secrets }, credential, sender) : 'missing',
  };
}

function describeLastResult(
  { lastAt, lastOutcome, lastFailure: failure }: StoredSummaryMail,
  now: Date,
): SummaryMail['last'] {
  if (!lastAt || !lastOutcome) return null;
  const at = lastAt.toISOString();
  if (lastOutcome !== 'sending') return { at, outcome: lastOutcome, failure };
  const isInterrupted = now.getTime() - lastAt.getTime() > MAX_SENDING_MS;
  return isInterrupted ? { at, outcome: 'uncertain', failure: 'uncertain' } : null;
}

/**
 * Returns the authorization of a connected account for a summary email: for files, and also for mail if the account
 * sends the email.
 */
function getSummaryAuthorization(
  { secrets }: Pick<ServerContext, 'secrets'>,
  row: CredentialRow,
  sender: StoredSummaryMail['sender'],
): SummaryMail['authorization'] {
  const { authorization, purposes } = describeCredential(secrets, row);
  const hasPurposes = purposes.includes('files') && (sender === 'server' || purposes.includes('mail'));
  return authorization === 'valid' && !hasPurposes ? 'missing' : authorization;
}

export const listSummaryMails = implement(api.listSummaryMails, async ({ params }, context) => {
  const storedMails = await loadSummaryMails(context.database, params);
  const summaryMails = await Promise.all(storedMails.map((mail) => describeSummaryMail(context, mail)));
  return respond({ summaryMails, serverAddress: context.mailServer?.address ?? null });
});

interface SummaryRequest {
  readonly teamId: string;
  readonly formId: string;
  readonly caller: { readonly graphToken: string; readonly tenantId: string; readonly userId: string };
  readonly sender: EmailSender;
}

/**
 * Checks whether the caller may send summary emails about a form. The caller must be able to read all responses, not
 * only their own.
 *
 * @returns a refusal, or the caller's connected account
 * @throws NotInLibrary
 */
async function checkSummaryAccess(context: ServerContext, { teamId, formId, caller, sender }: SummaryRequest) {
  const { database, graphAs, mailServer, wait } = context;
  const form = await findRegisteredForm(database, teamId, formId);
  if (!form) return { refusal: refuse('not-found', 'Invalid formId') };
  const graph = graphAs(caller.graphToken);
  const library = { graph, driveId: form.driveId, callerId: caller.userId, isOwner: false, wait };
  await requireTeamLibrary(library, teamId);
  const { responsesFolderId } = await findFormInLibrary(library, formId, form);
  if (!(await canReadItem(graph, form.driveId, responsesFolderId))) return { refusal: refuse('forbidden') };
  if (sender === 'server' && !mailServer) return { refusal: refuse('no-mail-server') };
  const credential: CredentialRow = await findOrCreateCredential(database, caller);
  const authorization = getSummaryAuthorization(context, credential, sender);
  if (authorization === 'missing') return { refusal: refuse('authorization-required', 'Authorization Required') };
  if (authorization === 'expired') return { refusal: refuse('authorization-expired', 'Authorization has expired') };
  return { refusal: undefined, credential };
}

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

export const deleteSummaryMail = implement(api.deleteSummaryMail, async ({ params, caller, log }, { database }) => {
  const deleted = await deleteStoredSummaryMail(database, params, params.summaryMailId);
  if (deleted) log.info({ ...params, by: caller.userId }, 'Summary email deleted');
  return respond({ deleted });
});

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
