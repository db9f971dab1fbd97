import { type ApiClient, getTeamToken, issueTenantToken, ServerOutage } from '@tideform/contract';
import { Failed } from '@tideform/sync/failures';

/** Asks the product server for tokens; they are kept until shortly before they end, or until one was `refused`. */
export interface ServerTokens {
  team(teamId: string, refused?: string): Promise<string>;
  tenant(refused?: string): Promise<string>;
}

/** Margins before the end from which a new one is asked for: 30 s for a team token, 60 s for a tenant token. */
const marginMs = { team: 30_000, tenant: 60_000 };

/** Refusals of a team token that say that the account has lost the team. */
const lostWith: ReadonlySet<string> = new Set(['unauthorized', 'forbidden']);

interface Kept {
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
 * @param nowMs of a clock that never jumps: a token's life is counted from when it came
 * @param onBlocked told when the operator has blocked the person's organization
 * @param onTeamLost told when the server refuses the account a team's token: it is not in the team
 * @param userId whose tokens they are; `undefined` while nobody knows
 */
export function createServerTokens(
  api: () => ApiClient,
  nowMs: () => number,
  onBlocked: () => void,
  userId: () => string | undefined = () => undefined,
  onTeamLost: (teamId: string) => void = () => {},
): ServerTokens {
  const kept = new Map<string, Promise<Kept>>();

  async function get(
    name: string,
    margin: number,
    refused: string | undefined,
    ask: () => Promise<string>,
    fits: (token: Kept) => boolean = () => true,
  ): Promise<string> {
    const known = kept.get(name);
    if (known) {
      const last = await known.catch(() => undefined);
      if (last && last.token !== refused && last.endsAtMs - margin > nowMs() && fits(last)) return last.token;
      const newer = kept.get(name);
      if (newer && newer !== known) return (await newer).token;
    }
    const asked = ask().then((token) => read(token, nowMs()));
    kept.set(name, asked);
    return (await asked).token;
  }

  /** A token that was kept for somebody else, or of another team, is dropped. */
  const fitsTeam = (teamId: string) => (token: Kept) => isSame(token.teamId, teamId) && isSame(token.userId, userId());

  const noToken = (refused: Refusal, kind: 'no-api-token' | 'no-tenant-token'): Error => {
    if (refused.refusal === 'tenant-blocked') onBlocked();
    return toldOf(refused, kind);
  };

  return {
    team: (teamId, refused) =>
      get(
        `team:${teamId}`,
        marginMs.team,
        refused,
        async () => {
          const answer = await api().call(getTeamToken, { params: { teamId } });
          if (!answer.ok && lostWith.has(answer.refusal)) onTeamLost(teamId);
          if (!answer.ok) throw noToken(answer, 'no-api-token');
          return answer.value.token;
        },
        fitsTeam(teamId),
      ),
    tenant: (refused) =>
      get('tenant', marginMs.tenant, refused, async () => {
        const answer = await api().call(issueTenantToken, {});
        if (!answer.ok) throw noToken(answer, 'no-tenant-token');
        return answer.value.token;
      }),
  };
}

/** A team that is not the person's is this team's affair alone; whoever else is refused has to sign in, or to wait. */
function toldOf({ refusal, retryAfterSeconds }: Refusal, kind: 'no-api-token' | 'no-tenant-token'): Error {
  if (refusal === 'too-many-requests') {
    return new ServerOutage('busy', kind, retryAfterSeconds === undefined ? {} : { retryAfterSeconds });
  }
  const cause = new Failed(kind, {}, { cause: new Error(refusal) });
  return new ServerOutage(refusal === 'forbidden' ? 'token-refused' : 'no-token', kind, { cause });
}

/** What one of them does not say is no difference. */
function isSame(claim: unknown, wanted: string | undefined): boolean {
  return typeof claim !== 'string' || wanted === undefined || claim.toLowerCase() === wanted.toLowerCase();
}

/** Reads what a JWT says without checking it: the server does. A token that cannot be read has ended. */
function read(token: string, cameAtMs: number): Kept {
  const { exp, iat, teamId, userId } = claimsOf(token);
  const lifeMs = (Number(exp) - Number(iat)) * 1000 || 0;
  return { token, endsAtMs: cameAtMs + lifeMs, teamId, userId };
}

function claimsOf(token: string): {
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
