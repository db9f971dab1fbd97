import { randomUUID } from 'node:crypto';
import type { GraphClient } from '@tideform/graph';
import type { ServerContext } from '../context.ts';
import { type CredentialRow, findCredential, lockRefresh, unlockRefresh } from './graph-credentials-store.ts';
import { openAccessToken, openRefreshToken, sealTokens } from './sealed-tokens.ts';

/**
 * Creates a Graph client that uses a connected account. Its calls can fail with an error whose cause is
 * `CredentialExpired`.
 */
export function createGraphOfCredential(context: ServerContext, id: string): GraphClient {
  return context.graphFor(({ refused, claims }) => getAccessToken(context, id, { rejectedToken: refused, claims }));
}

/**
 * Time before a token's expiry from which the token is no longer used, in milliseconds, since it could expire in
 * transit.
 */
const EXPIRY_MARGIN_MS = 60_000;
const POLL_MS = 200;
const MAX_POLLS = 200;

/** Reason to request another token: Graph rejected the last token or requires claims. */
interface AccessTokenRequest {
  /** Access token that Graph rejected. */
  readonly rejectedToken?: string | undefined;
  readonly claims?: string | undefined;
}

/**
 * Returns an access token of a connected account. Refreshes the token if it expired or was rejected. Only one process
 * refreshes the token at a time, and other processes wait for the result.
 *
 * @throws CredentialExpired if the authorization can't be refreshed
 */
export async function getAccessToken(
  context: ServerContext,
  id: string,
  request: AccessTokenRequest = {},
): Promise<string> {
  const lockId = randomUUID();
  for (let polls = 0; polls < MAX_POLLS; polls++) {
    const validToken = findValidToken(
      context,
      requireUsableCredential(await findCredential(context.database, id)),
      request,
    );
    if (validToken !== undefined) return validToken;
    const row = await lockRefresh(context.database, id, lockId);
    if (row) return refreshWithLock(context, row, lockId, request);
    await context.wait(POLL_MS);
  }
  throw new Error('Timed out while other processes refreshed the credential');
}

function requireUsableCredential(row: CredentialRow | undefined): CredentialRow {
  if (!row || row.expiredAt || row.refreshToken === null) throw new CredentialExpired();
  return row;
}

function findValidToken(
  { secrets, now }: ServerContext,
  row: CredentialRow,
  request: AccessTokenRequest,
): string | undefined {
  const token = openAccessToken(secrets, row);
  const isExpired = !row.accessEndsAt || row.accessEndsAt.getTime() - EXPIRY_MARGIN_MS < now().getTime();
  return isExpired || token === request.rejectedToken ? undefined : token;
}

async function refreshWithLock(
  context: ServerContext,
  row: CredentialRow,
  lockId: string,
  request: AccessTokenRequest,
): Promise<string> {
  let result: Parameters<typeof unlockRefresh>[3] = 'unchanged';
  try {
    // Another process may have refreshed the token before this process got the lock.
    const known = findValidToken(context, requireUsableCredential(row), request);
    if (known !== undefined) return known;
    const refreshToken = openRefreshToken(context.secrets, row);
    // NOTE: the refresh token was sealed with a key that this process doesn't have. Other processes may have the key,
    // so the account isn't marked as expired.
    if (refreshToken === undefined) throw new CredentialExpired();
    const grantedTokens = await context.signInServer?.refresh(refreshToken, request.claims);
    if (grantedTokens === undefined) throw new CredentialExpired();
    if (grantedTokens === 'refused') {
      result = 'expired';
      throw new CredentialExpired();
    }
    const { secrets, now } = context;
    result = sealTokens(secrets, row.id, grantedTokens, grantedTokens.refreshToken ?? refreshToken, now());
    return grantedTokens.accessToken;
  } finally {
    await unlockRefresh(context.database, row.id, lockId, result);
  }
}

/** Error if a connected account can't be used until its user authorizes it again. */
export class CredentialExpired extends Error {
  override readonly name = 'CredentialExpired';

  constructor() {
    super('Authorization has expired');
  }
}

/** Returns true if the error or one of its causes is a `CredentialExpired`. */
export function isCredentialExpired(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause) {
    if (at instanceof CredentialExpired) return true;
  }
  return false;
}
