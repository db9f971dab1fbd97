import { shareGone } from '@tideform/contract';
import { GraphError, GraphOutage } from '@tideform/graph';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerContext } from '../context.ts';
import { NotInLibrary } from '../forms/not-in-library.ts';
import { isCredentialExpired } from '../graph-credentials/credential-expired.ts';
import { describeCredential } from '../graph-credentials/describe-credential.ts';
import { findCredential } from '../graph-credentials/graph-credentials-store.ts';
import { graphOfCredential } from '../graph-credentials/graph-of-credential.ts';
import { refuse } from '../http/implement.ts';
import { filesAuthorization, stateOf } from './describe-share.ts';
import { lookAtForm } from './look-at-form.ts';
import { claimLook, forgetLook, type ShareRow } from './shares-store.ts';

const gone = () => refuse('share-gone', shareGone);
const unauthorized = () => refuse('share-unauthorized', 'Authorization has expired');

/** Why a link takes nothing now; `undefined`: it does. */
export function refuseShare({ now }: Pick<ServerContext, 'now'>, share: ShareRow | undefined) {
  if (!share || share.deleted_at) return gone();
  const state = stateOf(share, now());
  return state === 'open' ? undefined : refuse(`share-${state}`, share.closing_text ?? shareGone);
}

/** A form is looked at in the library at most so often for each link. */
const lookEveryMs = 60_000;

/**
 * Why a link opens no session now: besides what it says itself, its account may be good for nothing any more, and its form may not be
 * published any more. While the library is away, what was seen last counts.
 */
export async function refuseOpening(context: ServerContext, share: ShareRow, log: FastifyBaseLogger) {
  const { database, secrets, now } = context;
  const credential = await findCredential(database, share.graph_credential_id);
  if (!credential || filesAuthorization(describeCredential(secrets, credential)) !== 'valid') return unauthorized();
  if (!(await claimLook(database, share.id, { at: now(), before: new Date(now().getTime() - lookEveryMs) }))) return;
  const { team_id: teamId, form_id: formId, created_by: userId } = share;
  try {
    await lookAtForm(context, graphOfCredential(context, credential.id), { teamId, formId, userId });
  } catch (error) {
    const refused = lentRefusal(error);
    if (!refused && !isAway(error)) throw error;
    log.warn({ shareId: share.id, err: error }, 'The form of a share link could not be seen');
    if (refused) await forgetLook(database, share.id);
    return refused;
  }
}

/** What an error of the lent account says to a stranger. */
export function lentRefusal(error: unknown) {
  if (isCredentialExpired(error)) return unauthorized();
  if (error instanceof NotInLibrary) return gone();
  return error instanceof GraphError && (error.status === 401 || error.status === 403) ? unauthorized() : undefined;
}

const isAway = (error: unknown): boolean =>
  error instanceof GraphOutage || (error instanceof GraphError && (error.status >= 500 || error.status === 429));
