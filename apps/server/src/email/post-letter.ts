import type { EmailSender } from '@tideform/contract';
import { GraphError, GraphOutage, operations } from '@tideform/graph';
import type { ServerContext } from '../context.ts';
import type { Letter, Posted } from '../external-services/mail/letter.ts';
import { isCredentialExpired } from '../graph-credentials/credential-expired.ts';
import { describeCredential } from '../graph-credentials/describe-credential.ts';
import { findCredential } from '../graph-credentials/graph-credentials-store.ts';
import { graphOfCredential } from '../graph-credentials/graph-of-credential.ts';
import { mailAuthorization } from './describe-form-email.ts';
import { messageOf } from './message-of.ts';

/** Who sends: the mail server, or somebody's account. */
export interface LetterSender {
  readonly sender: EmailSender;
  readonly graphCredentialId: string;
}

/** Tries once to send a letter. Never throws for what a sender says or fails to say. */
export async function postLetter(context: ServerContext, by: LetterSender, letter: Letter): Promise<Posted> {
  const { mailServer } = context;
  if (letter.to.length + letter.cc.length + letter.bcc.length === 0) return kept('no-recipients', false);
  if (by.sender === 'account') return postByAccount(context, by.graphCredentialId, letter);
  return mailServer ? mailServer.post(letter) : kept('no-mail-server', true);
}

const kept = (failure: Extract<Posted, { kind: 'kept' }>['failure'], isPassing: boolean): Posted => ({
  kind: 'kept',
  failure,
  isPassing,
});

async function postByAccount(context: ServerContext, credentialId: string, letter: Letter): Promise<Posted> {
  const credential = await findCredential(context.database, credentialId);
  const authorization = credential ? mailAuthorization(describeCredential(context.secrets, credential)) : 'missing';
  if (authorization !== 'valid') {
    return kept(authorization === 'missing' ? 'authorization-required' : 'authorization-expired', true);
  }
  try {
    const graph = graphOfCredential(context, credentialId);
    await graph.call(operations.sendMail, {}, { body: { message: messageOf(letter), saveToSentItems: true } });
    return { kind: 'sent' };
  } catch (error) {
    return whatCame(error);
  }
}

/** Nothing went out where Graph refuses (4xx) or was never reached. A 5xx, or no answer, says neither. */
function whatCame(error: unknown): Posted {
  if (isCredentialExpired(error)) return kept('authorization-expired', true);
  if (error instanceof GraphOutage) {
    return error.reason === 'no-token' || wasNotReached(error) ? kept('unreachable', true) : { kind: 'uncertain' };
  }
  if (!(error instanceof GraphError)) throw error;
  const { status: statusCode, retryAfterSeconds } = error;
  if (statusCode >= 500) return { kind: 'uncertain', statusCode };
  const again = retryAfterSeconds !== undefined && { retryAfterSeconds };
  if (statusCode === 429) return { kind: 'kept', failure: 'unreachable', isPassing: true, statusCode, ...again };
  return { kind: 'kept', failure: failureOf(error), isPassing: statusCode === 401, statusCode };
}

function failureOf({ status, code }: GraphError) {
  if (status === 401) return 'authorization-expired';
  if (status === 413) return 'too-large';
  if (code === 'ErrorSendAsDenied') return 'sender-refused';
  return code === 'ErrorInvalidRecipients' ? 'recipients-refused' : 'refused';
}

const beforeAnyByte = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

function wasNotReached(error: Error): boolean {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    if (beforeAnyByte.has(String((at as { code?: unknown }).code))) return true;
  }
  return false;
}
