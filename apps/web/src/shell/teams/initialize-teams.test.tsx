import { app } from '@microsoft/teams-js';
import { afterEach, expect, it, vi } from 'vitest';
import { createFakeTeams, type TeamsContext } from '../../testing/fake-teams.ts';
import { initializeTeams } from './initialize-teams.ts';

let teams: ReturnType<typeof createFakeTeams> | undefined;

afterEach(() => {
  app._uninitialize();
  teams?.leave();
  vi.unstubAllGlobals();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

/**
 * Opens a URL of the app in Teams.
 * @returns the failure reports that the app sent to the server
 */
async function openInTeams(address: string, context: TeamsContext) {
  const reported: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!String(url).endsWith('/api/client-errors')) throw new TypeError('Failed to fetch');
    reported.push(JSON.parse(String(init?.body)));
    return new Response(null, { status: 204 });
  });
  history.replaceState(null, '', address);
  teams = createFakeTeams(context);
  await initializeTeams();
  return reported;
}

const inChannel = { teamId: '19:team', groupId: 'team1', channelId: '19:c' };

it('reports a channel tab for which Teams reports no channel', async () => {
  const reported = await openInTeams('/teams/team1/forms?channelId=19:c&tab=channel', {});
  const report = { code: 'teams-context', path: '/teams/team1/forms' };
  await expect.poll(() => reported).toEqual([expect.objectContaining(report)]);
  expect(JSON.stringify(reported)).toContain('Invalid Teams context');
});

it('follows a deep link once', async () => {
  const linked = { ...inChannel, subEntityId: '/teams/team1/forms/form1/response' };
  const reported = await openInTeams('/teams/team1/forms?channelId=19:c&tab=channel', linked);
  expect(location.pathname).toBe('/teams/team1/forms/form1/response');
  teams?.leave();
  app._uninitialize();
  reported.push(...(await openInTeams('/teams/team1/forms?tab=channel', linked)));
  expect(location.pathname).toBe('/teams/team1/forms');
  expect(reported).toEqual([]);
});
