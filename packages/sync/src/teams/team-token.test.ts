import { expect, it, vi } from 'vitest';
import { pullTeam } from '../inbox/pull-team.ts';
import type { SyncPorts } from '../ports.ts';
import { createStillPorts } from '../testing/local-context.ts';
import { createWorkspace, crewId } from '../testing/workspace.ts';
import { initialiseTeam } from './initialise-team.ts';

const hour = 3_600_000;
const nowMs = Date.parse('2026-11-21T08:00:00.000Z');
const tokenUntil = (endMs: number) =>
  `header.${btoa(JSON.stringify({ exp: endMs / 1000, iat: (endMs - hour) / 1000 }))}.signature`;
const still = createStillPorts().clock;
/** A device whose clock on the wall is ahead of the true time, which its server tells or not. */
const ahead = (hours: number, serverNow = (): string | undefined => still.now()): Partial<SyncPorts> => ({
  clock: { ...still, now: () => new Date(nowMs + hours * hour).toISOString() },
  serverNow,
});

/** Ada's browser with a kept token, and a server that answers with `fresh` or not at all. */
async function openTeam(kept: string | undefined, fresh?: string, over: Partial<SyncPorts> = {}) {
  const workspace = createWorkspace();
  const context = await workspace.browserOf('ada', {
    ...over,
    teamToken: async () => {
      if (!fresh) throw new Error('Failed to get API token');
      return fresh;
    },
  });
  await initialiseTeam(context, crewId);
  if (kept) await context.database.teams.update(crewId, { 'accounts.ada.subscriptionToken': kept });
  const before = workspace.calls.length;
  await pullTeam(context, crewId);
  const token = (await context.database.teams.get(crewId))?.accounts.ada?.subscriptionToken;
  return { wasPulled: workspace.calls.length > before, token };
}

it('[SYNC-100] keeps the new token of the account', async () => {
  const fresh = tokenUntil(nowMs + hour);
  expect(await openTeam(tokenUntil(nowMs - 25 * hour), fresh)).toEqual({ wasPulled: true, token: fresh });
});

it('[SYNC-100] syncs without a new token while the kept one ended no more than 24 hours ago', async () => {
  const kept = tokenUntil(nowMs - 24 * hour);
  expect(await openTeam(kept)).toEqual({ wasPulled: true, token: kept });
});

it('[SYNC-100] skips the team when it ended earlier', async () => {
  const kept = tokenUntil(nowMs - 24 * hour - 1000);
  expect(await openTeam(kept)).toEqual({ wasPulled: false, token: kept });
});

it.each([undefined, 'nonsense', 'a.b.c'])(
  '[SYNC-100] does not skip for a token that says nothing: %s',
  async (kept) => {
    expect((await openTeam(kept)).wasPulled).toBe(true);
  },
);

it('[SYNC-299] brings a team that is new here while its token is still on the way', async () => {
  const workspace = createWorkspace();
  const brought = Promise.withResolvers<void>();
  const context = await workspace.browserOf('ada', {
    teamToken: async () => {
      await brought.promise;
      return tokenUntil(nowMs + hour);
    },
  });
  await initialiseTeam(context, crewId);
  const pulling = pullTeam(context, crewId);
  await vi.waitFor(async () => expect((await context.database.teamSync.get(crewId))?.token).toBeDefined());
  brought.resolve();
  await pulling;
  expect((await context.database.teams.get(crewId))?.accounts.ada?.subscriptionToken).toBe(tokenUntil(nowMs + hour));
});

it('[SYNC-288] syncs with a token that has just come, on a device whose clock is two days ahead', async () => {
  const fresh = tokenUntil(nowMs + hour);
  expect(await openTeam(undefined, fresh, ahead(48))).toEqual({ wasPulled: true, token: fresh });
});

it("[I15] [SYNC-288] judges a kept token by the server's time, however wrong the device's clock is", async () => {
  expect((await openTeam(tokenUntil(nowMs - hour), undefined, ahead(48))).wasPulled).toBe(true);
  expect((await openTeam(tokenUntil(nowMs - 25 * hour), undefined, ahead(-48))).wasPulled).toBe(false);
});

it('[SYNC-288] counts from when the token came where no server tells its time', async () => {
  const workspace = createWorkspace();
  let token: string | undefined = tokenUntil(nowMs + hour);
  const teamToken = async () => token ?? Promise.reject(new Error('Failed to get API token'));
  let hours = 48;
  const now = () => new Date(nowMs + hours * hour).toISOString();
  const untold = { clock: { ...still, now }, serverNow: () => undefined };
  const context = await workspace.browserOf('ada', { teamToken, ...untold });
  await initialiseTeam(context, crewId);
  const pulls = async (): Promise<boolean> => {
    const before = workspace.calls.length;
    await pullTeam(context, crewId);
    return workspace.calls.length > before;
  };
  await pulls();
  token = undefined;
  expect(await pulls()).toBe(true);
  hours += 24;
  expect(await pulls()).toBe(true);
  hours += 2;
  expect(await pulls()).toBe(false);
});
