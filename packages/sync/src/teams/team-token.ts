import type { SyncContext } from '../context.ts';
import type { TeamRow } from '../database/rows.ts';
import type { Identity } from '../ports.ts';

const staleAfterMs = 24 * 60 * 60 * 1000;

/**
 * Asks for the account's token of a team and keeps it. Answers whether the team may be synced: not when there is no new
 * token and the kept one ended more than 24 hours ago. Who never had one is not kept from the library.
 *
 * @param mayRenew `false`: the kept token alone counts
 */
export async function hasUsableToken(
  context: SyncContext,
  identity: Identity,
  team: TeamRow,
  mayRenew = true,
): Promise<boolean> {
  const { clock, teamToken } = context.ports;
  if (!teamToken) return true;
  const stored = team.accounts[identity.userId]?.subscriptionToken;
  const token = mayRenew ? await teamToken(team.id).catch(() => undefined) : undefined;
  if (token !== undefined && token !== stored) await keepToken(context, identity, team.id, token);
  return !isStale(token ?? stored, clock.now());
}

/** Was the team opened here by this account, and is its token from then not stale? */
export function wasOpenedLately(team: TeamRow, { userId }: Identity, now: string): boolean {
  const token = team.accounts[userId]?.subscriptionToken;
  return endOf(token) !== undefined && !isStale(token, now);
}

function isStale(token: string | undefined, now: string): boolean {
  const endMs = endOf(token);
  return endMs !== undefined && Date.parse(now) - endMs > staleAfterMs;
}

async function keepToken(
  { database }: SyncContext,
  { userId }: Identity,
  teamId: string,
  subscriptionToken: string,
): Promise<void> {
  await database.transaction('rw', database.teams, async () => {
    const team = await database.teams.get(teamId);
    if (!team) return;
    const account = { ...team.accounts[userId], subscriptionToken };
    await database.teams.put({ ...team, accounts: { ...team.accounts, [userId]: account } });
  });
}

/** When a token ends; `undefined` where there is none, or it does not say. */
function endOf(token: string | undefined): number | undefined {
  try {
    const payload = token?.split('.')[1] ?? '';
    const { exp } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return typeof exp === 'number' ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
