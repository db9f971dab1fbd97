import { randomUUID } from 'node:crypto';
import type { openShareSession } from '@tideform/contract';
import { SESSION_LIFETIME_MS } from '../authentication/tokens.ts';
import type { ServerContext } from '../context.ts';
import { answer, type Call, refuse } from '../http/implement.ts';
import { limitShareRequests } from './limit-share-requests.ts';
import { refuseOpening, refuseShare } from './refuse-share.ts';
import { getLock, isUnlocked } from './session-lock.ts';
import { isPassword } from './share-codes.ts';
import { findShareByCode, incrementOpened, type ShareRow } from './shares-store.ts';

type SessionRequest = Pick<Call<typeof openShareSession>, 'body' | 'log'>;

/** Opens a session for a share code. If the request contains a token of an earlier session, reopens that session. */
export async function openSession(context: ServerContext, { body, log }: SessionRequest) {
  const { database, tokens, now } = context;
  const share = await findShareByCode(database, body.code);
  if (share) await limitShareRequests(database, share.id, 'open');
  const refusal = refuseShare(context, share) ?? (await refuseOpening(context, share!, log));
  if (refusal) return refusal;
  const formerClaims = await readFormerClaims(context, share!, body.token);
  if (!formerClaims || !isUnlocked(share!, formerClaims)) {
    const passwordRefusal = await refusePassword(context, share!, body.password);
    if (passwordRefusal) return passwordRefusal;
    if (!formerClaims) await incrementOpened(database, share!.id);
  }
  const { id: shareId, team_id: teamId, form_id: formId } = share!;
  const { sessionId: id = randomUUID(), since = now().getTime() } = formerClaims ?? {};
  const lock = getLock(share!);
  const claims = { sessionId: id, shareId, teamId, formId, since, ...(lock !== undefined && { lock }) };
  const token = await tokens.signShareToken(claims);
  return answer({ token, id, expiresAt: new Date(now().getTime() + SESSION_LIFETIME_MS).toISOString() });
}

/** Returns the claims of a former session token for this share link, even if the token has expired. */
async function readFormerClaims({ tokens }: ServerContext, share: ShareRow, token: string | undefined) {
  const claims = token === undefined ? undefined : await tokens.readFormerShareToken(token);
  return claims?.shareId === share.id ? claims : undefined;
}

async function refusePassword(context: ServerContext, share: ShareRow, password: string | undefined) {
  if (share.password_hash === null) return undefined;
  if (password === undefined) return refuse('password-required');
  await limitShareRequests(context.database, share.id, 'password');
  return (await isPassword(password, share.password_hash)) ? undefined : refuse('wrong-password');
}
