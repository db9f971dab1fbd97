import type { SyncContext } from '../context.ts';
import type { TeamAccount, TeamRow } from '../database/rows.ts';
import type { Identity, SyncPorts } from '../ports.ts';

const staleAfterMs = 24 * 60 * 60 * 1000;

/**
 * Requests the account's token for a team from the server and stores it. Returns whether the team may be synced.
 * Without a new token, returns `false` if the stored one expired more than 24 hours ago. An account that never had a
 * token may sync, and a token that was just received counts as valid, whatever this device's clock says.
 *
 * @param mayRenew `false` uses only the stored token
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
  if (token !== account?.subscriptionToken) await saveToken(context, identity, team.id, token);
  return true;
}

/** Returns whether this account has opened the team on this device and its token from then is still valid. */
export function wasRecentlyOpened(ports: SyncPorts, team: TeamRow, { userId }: Identity): boolean {
  const account = team.accounts[userId];
  return getClaim(account?.subscriptionToken, 'exp') !== undefined && !isStale(ports, account);
}

/**
 * Returns whether the token is outdated. Its expiration is a time of the server. If the server's time isn't known, this
 * device's clock is compared with the expiration that was computed when the token arrived.
 */
function isStale({ clock, serverNow }: SyncPorts, account: TeamAccount | undefined): boolean {
  const endMs = getClaim(account?.subscriptionToken, 'exp');
  if (endMs === undefined) return false;
  const server = serverNow();
  const ageMs =
    server === undefined
      ? Date.parse(clock.now()) - (Date.parse(account?.subscriptionTokenEndsAt ?? '') || endMs)
      : Date.parse(server) - endMs;
  return ageMs > staleAfterMs;
}

async function saveToken(
  { database, ports }: SyncContext,
  { userId }: Identity,
  teamId: string,
  subscriptionToken: string,
): Promise<void> {
  const lifeMs = (getClaim(subscriptionToken, 'exp') ?? 0) - (getClaim(subscriptionToken, 'iat') ?? Number.NaN);
  const endsAt = new Date(Date.parse(ports.clock.now()) + (lifeMs || 0)).toISOString();
  await database.transaction('rw', database.teams, async () => {
    const team = await database.teams.get(teamId);
    if (!team) return;
    const account = { ...team.accounts[userId], subscriptionToken, subscriptionTokenEndsAt: endsAt };
    await database.teams.put({ ...team, accounts: { ...team.accounts, [userId]: account } });
  });
}

/** Returns a time claim of a JWT in milliseconds; `undefined` without a token or claim. */
function getClaim(token: string | undefined, claim: 'exp' | 'iat'): number | undefined {
  try {
    const payload = token?.split('.')[1] ?? '';
    const seconds = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))[claim];
    return typeof seconds === 'number' ? seconds * 1000 : undefined;
  } catch {
    return undefined;
  }
}
