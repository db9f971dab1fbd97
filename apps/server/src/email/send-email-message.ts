import type { EmailSender } from '@tideform/contract';
import { GraphError, GraphOutage, operations } from '@tideform/graph';
import type { ServerContext } from '../context.ts';
import { suppressAutoReplies } from '../external-services/mail/compose-mime.ts';
import type { OutgoingEmail, SendResult } from '../external-services/mail/outgoing-email.ts';
import { createGraphOfCredential, isCredentialExpired } from '../graph-credentials/create-graph-of-credential.ts';
import { describeCredential } from '../graph-credentials/describe-credential.ts';
import { findCredential } from '../graph-credentials/graph-credentials-store.ts';
import { getMailAuthorization } from './describe-form-email.ts';

/** Sender of an email: the mail server or a connected account's ID. */
export interface EmailTransport {
  readonly sender: EmailSender;
  readonly graphCredentialId: string;
}

/** Makes one attempt to send an email. Errors are returned as results, not thrown. */
export async function sendEmailMessage(
  context: ServerContext,
  transport: EmailTransport,
  email: OutgoingEmail,
): Promise<SendResult> {
  const { mailServer } = context;
  if (email.to.length + email.cc.length + email.bcc.length === 0) return createNotSentResult('no-recipients', false);
  if (transport.sender === 'account') return sendWithAccount(context, transport.graphCredentialId, email);
  return mailServer ? mailServer.post(email) : createNotSentResult('no-mail-server', true);
}

const createNotSentResult = (
  failure: Extract<SendResult, { kind: 'kept' }>['failure'],
  isPassing: boolean,
): SendResult => ({
  kind: 'kept',
  failure,
  isTemporary: isPassing,
});

async function sendWithAccount(
  context: ServerContext,
  credentialId: string,
  email: OutgoingEmail,
): Promise<SendResult> {
  const credential = await findCredential(context.database, credentialId);
  const authorization = credential ? getMailAuthorization(describeCredential(context.secrets, credential)) : 'missing';
  if (authorization !== 'valid') {
    return createNotSentResult(authorization === 'missing' ? 'authorization-required' : 'authorization-expired', true);
  }
  try {
    const graph = createGraphOfCredential(context, credentialId);
    await graph.call(operations.sendMail, {}, { body: { message: toGraphMessage(email), saveToSentItems: true } });
    return { kind: 'sent' };
  } catch (error) {
    return toSendResult(error);
  }
}

/**
 * Converts an error of Graph to a result. A 4xx response or a failed connection means that the email wasn't sent. After
 * a 5xx or a lost response, it is unknown whether the email was sent.
 */
function toSendResult(error: unknown): SendResult {
  if (isCredentialExpired(error)) return createNotSentResult('authorization-expired', true);
  if (error instanceof GraphOutage) {
    return error.reason === 'no-token' || isConnectionError(error)
      ? createNotSentResult('unreachable', true)
      : { kind: 'uncertain' };
  }
  if (!(error instanceof GraphError)) throw error;
  const { status: statusCode, retryAfterSeconds } = error;
  if (statusCode >= 500) return { kind: 'uncertain', statusCode };
  const retryAfter = retryAfterSeconds !== undefined && { retryAfterSeconds };
  if (statusCode === 429) return { kind: 'kept', failure: 'unreachable', isTemporary: true, statusCode, ...retryAfter };
  return { kind: 'kept', failure: getGraphFailure(error), isTemporary: statusCode === 401, statusCode };
}

function getGraphFailure({ status, code }: GraphError) {
  if (status === 401) return 'authorization-expired';
  if (status === 413) return 'too-large';
  if (code === 'ErrorSendAsDenied') return 'sender-refused';
  return code === 'ErrorInvalidRecipients' ? 'recipients-refused' : 'refused';
}

const CONNECTION_ERRORS = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function isConnectionError(error: Error): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (CONNECTION_ERRORS.has(String((at as { code?: unknown }).code))) return true;
  }
  return false;
}

const toRecipients = (addresses: readonly string[]) => addresses.map((address) => ({ emailAddress: { address } }));

/**
 * Converts an email to a Graph message. Graph accepts only custom headers that begin with `x-`.
 *
 * @see https://learn.microsoft.com/graph/api/user-sendmail
 */
export function toGraphMessage(email: OutgoingEmail) {
  return {
    subject: email.subject,
    body: { contentType: 'html', content: email.html },
    ...(email.from !== '' && { from: { emailAddress: { address: email.from } } }),
    toRecipients: toRecipients(email.to),
    ccRecipients: toRecipients(email.cc),
    bccRecipients: toRecipients(email.bcc),
    replyTo: toRecipients(email.replyTo),
    internetMessageId: email.messageId,
    internetMessageHeaders: [suppressAutoReplies],
    attachments: email.attachments.map((file) => ({
      '@odata.type': '#microsoft.graph.fileAttachment' as const,
      ...file,
    })),
  };
}
