import type { SyncContext } from '../context.ts';
import type { TeamAccount, TeamRow } from '../database/rows.ts';
import type { Identity, SyncPorts } from '../ports.ts';

const staleAfterMs = 24 * 60 * 60 * 1000;

/**
 * Asks for the account's token of a team and keeps it. Answers whether the team may be synced: not when there is no new
 * token and the kept one ended more than 24 hours ago. Who never had one is not kept from the library, and what the
 * server has just given is good, whatever this device's clock says.
 *
 * @param mayRenew `false`: the kept token alone counts
 */
export async function hasUsableToken(
  context: SyncContext,
  identity: Identity,
  team: TeamRow,
  mayRenew = true,
): Promise<boolean> {
  const { teamToken } = context.ports;
  if (!teamToken) return true;
  const account = team.accounts[identity.userId];
  const token = mayRenew ? await teamToken(team.id).catch(() => undefined) : undefined;
  if (token === undefined) return !isStale(context.ports, account);
  if (token !== account?.subscriptionToken) await keepToken(context, identity, team.id, token);
  return true;
}

/** Was the team opened here by this account, and is its token from then not stale? */
export function wasOpenedLately(ports: SyncPorts, team: TeamRow, { userId }: Identity): boolean {
  const account = team.accounts[userId];
  return claimOf(account?.subscriptionToken, 'exp') !== undefined && !isStale(ports, account);
}

/**
 * The token's end is an instant of the server. Where nobody knows the server's time now, this device's clock is compared
 * with an end of its own making.
 */
function isStale({ clock, serverNow }: SyncPorts, account: TeamAccount | undefined): boolean {
  const endMs = claimOf(account?.subscriptionToken, 'exp');
  if (endMs === undefined) return false;
  const server = serverNow();
  const ageMs =
    server === undefined
      ? Date.parse(clock.now()) - (Date.parse(account?.subscriptionTokenEndsAt ?? '') || endMs)
      : Date.parse(server) - endMs;
  return ageMs > staleAfterMs;
}

async function keepToken(
  { database, ports }: SyncContext,
  { userId }: Identity,
  teamId: string,
  subscriptionToken: string,
): Promise<void> {
  const lifeMs = (claimOf(subscriptionToken, 'exp') ?? 0) - (claimOf(subscriptionToken, 'iat') ?? Number.NaN);
  const endsAt = new Date(Date.parse(ports.clock.now()) + (lifeMs || 0)).toISOString();
  await database.transaction('rw', database.teams, async () => {
    const team = await database.teams.get(teamId);
    if (!team) return;
    const account = { ...team.accounts[userId], subscriptionToken, subscriptionTokenEndsAt: endsAt };
    await database.teams.put({ ...team, accounts: { ...team.accounts, [userId]: account } });
  });
}

/** An instant that a token tells, in milliseconds; `undefined` where there is no token, or it does not say. */
function claimOf(token: string | undefined, claim: 'exp' | 'iat'): number | undefined {
  try {
    const payload = token?.split('.')[1] ?? '';
    const seconds = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))[claim];
    return typeof seconds === 'number' ? seconds * 1000 : undefined;
  } catch {
    return undefined;
  }
}
