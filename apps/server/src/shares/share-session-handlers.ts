import { randomUUID } from 'node:crypto';
import { operations as api, SHARE_GONE_TEXT } from '@tideform/contract';
import { SESSION_LIFETIME_MS } from '../authentication/tokens.ts';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/connect.ts';
import { countRequest } from '../database/rate-limits-store.ts';
import { implement, type OperationCall, refuse, respond } from '../http/implement.ts';
import { Refused } from '../refused.ts';
import { findRetention } from '../retention/retentions-store.ts';
import { checkOpening, checkShare } from './check-share.ts';
import { createAnonymousSchema, hideTeamComponents } from './create-anonymous-schema.ts';
import { getPasswordFingerprint, hasCurrentPassword, requireCurrentPassword } from './session-password.ts';
import { findSession } from './sessions-store.ts';
import { isPasswordCorrect } from './share-codes.ts';
import { findSharedForm, parsePublishedForm } from './shared-forms-store.ts';
import { findShare, findShareByCode, incrementOpenCount, type ShareRow } from './shares-store.ts';

type SessionRequest = Pick<OperationCall<typeof api.openShareSession>, 'body' | 'log'>;

/** Opens a session for a share code. If the request contains a token of an earlier session, reopens that session. */
async function openSession(context: ServerContext, { body, log }: SessionRequest) {
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

export const openShareSession = implement(api.openShareSession, (call, context) => openSession(context, call));

export const getShareSessionToken = implement(api.getShareSessionToken, async ({ query, log }, context) => {
  const response = await openSession(context, { body: query, log });
  // This operation has no password parameter, so a wrong password can't be the reason.
  return !response.ok && response.refusal === 'wrong-password' ? refuse('password-required') : response;
});

/**
 * Maximum requests to one share link per minute, from all clients together: enough for a crowd, too few to guess
 * passwords.
 */
const requestLimits = { open: 12_000, password: 120 } as const;

/**
 * Counts a request to a share link from a client without a session.
 * @throws Refused `too-many-requests`, with the seconds to wait
 */
async function limitShareRequests(
  database: Database,
  shareId: string,
  action: keyof typeof requestLimits,
): Promise<void> {
  const { count, endsInMs } = await countRequest(database, `share ${action} ${shareId}`, 60_000);
  if (count <= requestLimits[action]) return;
  throw new Refused('too-many-requests', 429, undefined, { retryAfterSeconds: Math.ceil(endsInMs / 1000) });
}

export const getShareSession = implement(api.getShareSession, async ({ caller }, { database }) => {
  const share = await findShare(database, caller.shareId);
  const form = share && (await findSharedForm(database, caller));
  if (!share || share.deleted_at || !form) return refuse('share-gone', SHARE_GONE_TEXT);
  const session = await findSession(database, caller.sessionId);
  if (!session?.submitted_at) requireCurrentPassword(share, caller);
  return respond({
    id: caller.sessionId,
    submissionNumber: session?.submission_number ?? null,
    title: form.title,
    downloadUrl: `${api.getSharedForm.path}?version=${form.version}`,
    team: { name: share.team_name },
    isOncePerDevice: share.is_once_per_device,
    closesAt: share.closes_at?.toISOString() ?? null,
    isSubmitted: session?.submitted_at != null,
  });
});

export const getSharedForm = implement(api.getSharedForm, async ({ query, caller }, { database }) => {
  const share = await findShare(database, caller.shareId);
  const form = await findSharedForm(database, caller, query.version);
  if (!share || share.deleted_at || !form) return refuse('share-gone', SHARE_GONE_TEXT);
  requireCurrentPassword(share, caller);
  const { schema, customCss, pdfOptions, responsesTitleTemplate } = parsePublishedForm(form);
  const retention = await findRetention(database, caller);
  return respond({
    id: caller.formId,
    title: form.title,
    version: form.version,
    schema: createAnonymousSchema(hideTeamComponents(schema)),
    ...(customCss !== undefined && { customCss }),
    ...(pdfOptions !== undefined && { pdfOptions }),
    ...(responsesTitleTemplate !== undefined && { responsesTitleTemplate }),
    ...(retention && { retention: retention.period }),
  });
});
