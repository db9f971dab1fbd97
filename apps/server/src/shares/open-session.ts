import { randomUUID } from 'node:crypto';
import type { openShareSession } from '@tideform/contract';
import { sessionLifeMs } from '../authentication/tokens.ts';
import type { ServerContext } from '../context.ts';
import { answer, type Call, refuse } from '../http/implement.ts';
import { limitLink } from './limit-link.ts';
import { refuseOpening, refuseShare } from './refuse-share.ts';
import { isUnlocked, lockOf } from './session-lock.ts';
import { isPassword } from './share-codes.ts';
import { countOpened, findShareByCode, type ShareRow } from './shares-store.ts';

type Asked = Pick<Call<typeof openShareSession>, 'body' | 'log'>;

/** Opens a session by a code, or again the one whose token is given. */
export async function openSession(context: ServerContext, { body, log }: Asked) {
  const { database, tokens, now } = context;
  const share = await findShareByCode(database, body.code);
  if (share) await limitLink(database, share.id, 'open');
  const refused = refuseShare(context, share) ?? (await refuseOpening(context, share!, log));
  if (refused) return refused;
  const former = await formerSession(context, share!, body.token);
  if (!former || !isUnlocked(share!, former)) {
    const locked = await refusePassword(context, share!, body.password);
    if (locked) return locked;
    if (!former) await countOpened(database, share!.id);
  }
  const { id: shareId, team_id: teamId, form_id: formId } = share!;
  const { sessionId: id = randomUUID(), since = now().getTime() } = former ?? {};
  const lock = lockOf(share!);
  const claims = { sessionId: id, shareId, teamId, formId, since, ...(lock !== undefined && { lock }) };
  const token = await tokens.signShareToken(claims);
  return answer({ token, id, expiresAt: new Date(now().getTime() + sessionLifeMs).toISOString() });
}

/** The claims of a token of ours for this link: its bearer was let in before. */
async function formerSession({ tokens }: ServerContext, share: ShareRow, token: string | undefined) {
  const claims = token === undefined ? undefined : await tokens.readFormerShareToken(token);
  return claims?.shareId === share.id ? claims : undefined;
}

async function refusePassword(context: ServerContext, share: ShareRow, password: string | undefined) {
  if (share.password_hash === null) return undefined;
  if (password === undefined) return refuse('password-required');
  await limitLink(context.database, share.id, 'password');
  return (await isPassword(password, share.password_hash)) ? undefined : refuse('wrong-password');
}
