import { randomUUID } from 'node:crypto';
import type { operations as api } from '@tideform/contract';
import { SESSION_LIFETIME_MS } from '../authentication/tokens.ts';
import type { ServerContext } from '../context.ts';
import { type OperationCall, refuse, respond } from '../http/implement.ts';
import { checkOpening, checkShare } from './check-share.ts';
import { limitShareRequests } from './limit-share-requests.ts';
import { getPasswordFingerprint, hasCurrentPassword } from './session-password.ts';
import { isPasswordCorrect } from './share-codes.ts';
import { findShareByCode, incrementOpenCount, type ShareRow } from './shares-store.ts';

type SessionRequest = Pick<OperationCall<typeof api.openShareSession>, 'body' | 'log'>;

/** Opens a session for a share code. If the request contains a token of an earlier session, reopens that session. */
export async function openSession(context: ServerContext, { body, log }: SessionRequest) {
  const { database, tokens, now } = context;
  const share = await findShareByCode(database, body.code);
  if (share) await limitShareRequests(database, share.id, 'open');
  const refusal = checkShare(context, share) ?? (await checkOpening(context, share!, log));
  if (refusal) return refusal;
  const formerClaims = await verifyFormerToken(context, share!, body.token);
  if (!formerClaims || !hasCurrentPassword(share!, formerClaims)) {
    const passwordRefusal = await checkPassword(context, share!, body.password);
    if (passwordRefusal) return passwordRefusal;
    if (!formerClaims) await incrementOpenCount(database, share!.id);
  }
  const { id: shareId, team_id: teamId, form_id: formId } = share!;
  const { sessionId: id = randomUUID(), since = now().getTime() } = formerClaims ?? {};
  const lock = getPasswordFingerprint(share!);
  const claims = { sessionId: id, shareId, teamId, formId, since, ...(lock !== undefined && { lock }) };
  const token = await tokens.signShareToken(claims);
  return respond({ token, id, expiresAt: new Date(now().getTime() + SESSION_LIFETIME_MS).toISOString() });
}

/** Returns the claims of a former session token for this share link, even if the token has expired. */
async function verifyFormerToken({ tokens }: ServerContext, share: ShareRow, token: string | undefined) {
  const claims = token === undefined ? undefined : await tokens.readFormerShareToken(token);
  return claims?.shareId === share.id ? claims : undefined;
}

async function checkPassword(context: ServerContext, share: ShareRow, password: string | undefined) {
  if (share.password_hash === null) return undefined;
  if (password === undefined) return refuse('password-required');
  await limitShareRequests(context.database, share.id, 'password');
  return (await isPasswordCorrect(password, share.password_hash)) ? undefined : refuse('wrong-password');
}
