import { type ApiClient, getTeamToken, issueTenantToken, ServerOutage } from '@tideform/contract';
import { FailureError } from '@tideform/sync/failures';

/** Requests server tokens. A token is cached until shortly before it expires, or until it is passed as `refused`. */
export interface ServerTokens {
  getTeamToken(teamId: string, refused?: string): Promise<string>;
  getTenantToken(refused?: string): Promise<string>;
}

/** Time before expiry at which a token is renewed, in milliseconds. */
const marginMs = { team: 30_000, tenant: 60_000 };

/** Refusals to issue a team token that mean that the account isn't in the team any more. */
const teamLostRefusals: ReadonlySet<string> = new Set(['unauthorized', 'forbidden']);

interface CachedToken {
  readonly token: string;
  readonly endsAtMs: number;
  readonly teamId: unknown;
  readonly userId: unknown;
}

interface Refusal {
  readonly refusal: string;
  readonly retryAfterSeconds?: number;
}

/**
 * Creates the cache of server tokens.
 *
 * @param nowMs monotonic clock: a token's lifetime counts from its arrival
 * @param onBlocked called if the operator has blocked the user's organization
 * @param onTeamLost called if the server refuses a team token because the account isn't in the team
 * @param userId user of the tokens; `undefined` while unknown
 */
export function createServerTokens(
  api: () => ApiClient,
  nowMs: () => number,
  onBlocked: () => void,
  userId: () => string | undefined = () => undefined,
  onTeamLost: (teamId: string) => void = () => {},
): ServerTokens {
  const cache = new Map<string, Promise<CachedToken>>();

  async function get(
    name: string,
    margin: number,
    refused: string | undefined,
    request: () => Promise<string>,
    isUsable: (token: CachedToken) => boolean = () => true,
  ): Promise<string> {
    const cached = cache.get(name);
    if (cached) {
      const last = await cached.catch(() => undefined);
      if (last && last.token !== refused && last.endsAtMs - margin > nowMs() && isUsable(last)) return last.token;
      const newer = cache.get(name);
      if (newer && newer !== cached) return (await newer).token;
    }
    const pending = request().then((token) => parseToken(token, nowMs()));
    cache.set(name, pending);
    return (await pending).token;
  }

  /** Returns a function that checks whether a cached token belongs to this team and to the current user. */
  const createTeamCheck = (teamId: string) => (token: CachedToken) =>
    claimMatches(token.teamId, teamId) && claimMatches(token.userId, userId());

  const createTokenError = (refused: Refusal, kind: 'no-api-token' | 'no-tenant-token'): Error => {
    if (refused.refusal === 'tenant-blocked') onBlocked();
    return toError(refused, kind);
  };

  return {
    getTeamToken: (teamId, refused) =>
      get(
        `team:${teamId}`,
        marginMs.team,
        refused,
        async () => {
          const result = await api().call(getTeamToken, { params: { teamId } });
          if (!result.ok && teamLostRefusals.has(result.refusal)) onTeamLost(teamId);
          if (!result.ok) throw createTokenError(result, 'no-api-token');
          return result.value.token;
        },
        createTeamCheck(teamId),
      ),
    getTenantToken: (refused) =>
      get('tenant', marginMs.tenant, refused, async () => {
        const result = await api().call(issueTenantToken, {});
        if (!result.ok) throw createTokenError(result, 'no-tenant-token');
        return result.value.token;
      }),
  };
}

/**
 * Converts a refusal to an error. The refusal of a team token affects only that team; other refusals require a sign-in
 * or a retry.
 */
function toError({ refusal, retryAfterSeconds }: Refusal, kind: 'no-api-token' | 'no-tenant-token'): Error {
  if (refusal === 'too-many-requests') {
    return new ServerOutage('busy', kind, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
  }
  const cause = new FailureError(kind, {}, { cause: new Error(refusal) });
  return new ServerOutage(refusal === 'forbidden' ? 'token-refused' : 'no-token', kind, { cause });
}

/** Returns whether a claim of a token has the expected value. A missing claim is accepted. */
function claimMatches(claim: unknown, expected: string | undefined): boolean {
  return typeof claim !== 'string' || expected === undefined || claim.toLowerCase() === expected.toLowerCase();
}

/** Parses the claims of a JWT without verifying it; the server does that. An unreadable token counts as expired. */
function parseToken(token: string, receivedAtMs: number): CachedToken {
  const { exp, iat, teamId, userId } = parseClaims(token);
  const lifeMs = (Number(exp) - Number(iat)) * 1000 || 0;
  return { token, endsAtMs: receivedAtMs + lifeMs, teamId, userId };
}

function parseClaims(token: string): {
  readonly exp?: unknown;
  readonly iat?: unknown;
  readonly teamId?: unknown;
  readonly userId?: unknown;
} {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}
