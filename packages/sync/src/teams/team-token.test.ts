import { expect, it } from 'vitest';
import { pullTeam } from '../inbox/pull-team.ts';
import { createWorkspace, crewId } from '../testing/workspace.ts';
import { initialiseTeam } from './initialise-team.ts';

const hour = 3_600_000;
const nowMs = Date.parse('2026-11-21T08:00:00.000Z');
const tokenUntil = (endMs: number) => `header.${btoa(JSON.stringify({ exp: endMs / 1000 }))}.signature`;

/** Ada's browser with a kept token, and a server that answers with `fresh` or not at all. */
async function openTeam(kept: string | undefined, fresh?: string) {
  const workspace = createWorkspace();
  const context = await workspace.browserOf('ada', {
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
