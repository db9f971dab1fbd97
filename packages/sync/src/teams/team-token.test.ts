import { expect, it, vi } from 'vitest';
import { pullTeam } from '../inbox/pull-team.ts';
import type { SyncPorts } from '../ports.ts';
import { createTestPorts } from '../testing/local-context.ts';
import { createWorkspace, crewId } from '../testing/workspace.ts';
import { initialiseTeam } from './initialise-team.ts';

const hour = 3_600_000;
const nowMs = Date.parse('2026-11-21T08:00:00.000Z');
const createToken = (endMs: number) =>
  `header.${btoa(JSON.stringify({ exp: endMs / 1000, iat: (endMs - hour) / 1000 }))}.signature`;
const stoppedClock = createTestPorts().clock;
/**
 * Ports of a device whose wall clock is ahead of the true time. `serverNow` returns the server's time, if it is known.
 */
const createAheadPorts = (
  hours: number,
  serverNow = (): string | undefined => stoppedClock.now(),
): Partial<SyncPorts> => ({
  clock: { ...stoppedClock, now: () => new Date(nowMs + hours * hour).toISOString() },
  serverNow,
});

/** Opens Ada's browser with a stored token. The server returns the token `fresh`, or doesn't respond. */
async function createTokenFixture(storedToken: string | undefined, fresh?: string, over: Partial<SyncPorts> = {}) {
  const workspace = createWorkspace();
  const context = await workspace.createBrowserFor('ada', {
    ...over,
    teamToken: async () => {
      if (!fresh) throw new Error('Failed to get API token');
      return fresh;
    },
  });
  await initialiseTeam(context, crewId);
  if (storedToken) await context.database.teams.update(crewId, { 'accounts.ada.subscriptionToken': storedToken });
  const before = workspace.calls.length;
  await pullTeam(context, crewId);
  const token = (await context.database.teams.get(crewId))?.accounts.ada?.subscriptionToken;
  return { wasPulled: workspace.calls.length > before, token };
}

it("[SYNC-100] stores the account's new token", async () => {
  const fresh = createToken(nowMs + hour);
  expect(await createTokenFixture(createToken(nowMs - 25 * hour), fresh)).toEqual({ wasPulled: true, token: fresh });
});

it('[SYNC-100] syncs without a new token if the stored one expired at most 24 hours ago', async () => {
  const storedToken = createToken(nowMs - 24 * hour);
  expect(await createTokenFixture(storedToken)).toEqual({ wasPulled: true, token: storedToken });
});

it('[SYNC-100] skips the team if the stored one expired earlier', async () => {
  const storedToken = createToken(nowMs - 24 * hour - 1000);
  expect(await createTokenFixture(storedToken)).toEqual({ wasPulled: false, token: storedToken });
});

it.each([undefined, 'nonsense', 'a.b.c'])(
  '[SYNC-100] does not skip the team if the stored token has no expiration: %s',
  async (storedToken) => {
    expect((await createTokenFixture(storedToken)).wasPulled).toBe(true);
  },
);

it('[SYNC-299] pulls a team that is new on this device while its token is still loading', async () => {
  const workspace = createWorkspace();
  const brought = Promise.withResolvers<void>();
  const context = await workspace.createBrowserFor('ada', {
    teamToken: async () => {
      await brought.promise;
      return createToken(nowMs + hour);
    },
  });
  await initialiseTeam(context, crewId);
  const pulling = pullTeam(context, crewId);
  await vi.waitFor(async () => expect((await context.database.teamSync.get(crewId))?.token).toBeDefined());
  brought.resolve();
  await pulling;
  expect((await context.database.teams.get(crewId))?.accounts.ada?.subscriptionToken).toBe(createToken(nowMs + hour));
});

it('[SYNC-288] syncs with a new token on a device whose clock is two days ahead', async () => {
  const fresh = createToken(nowMs + hour);
  expect(await createTokenFixture(undefined, fresh, createAheadPorts(48))).toEqual({ wasPulled: true, token: fresh });
});

it("[I15] [SYNC-288] compares a stored token with the server's time, however wrong the device's clock is", async () => {
  expect((await createTokenFixture(createToken(nowMs - hour), undefined, createAheadPorts(48))).wasPulled).toBe(true);
  expect((await createTokenFixture(createToken(nowMs - 25 * hour), undefined, createAheadPorts(-48))).wasPulled).toBe(
    false,
  );
});

it("[SYNC-288] counts from the arrival of the token when the server's time is unknown", async () => {
  const workspace = createWorkspace();
  let token: string | undefined = createToken(nowMs + hour);
  const teamToken = async () => token ?? Promise.reject(new Error('Failed to get API token'));
  let hours = 48;
  const now = () => new Date(nowMs + hours * hour).toISOString();
  const untold = { clock: { ...stoppedClock, now }, serverNow: () => undefined };
  const context = await workspace.createBrowserFor('ada', { teamToken, ...untold });
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
