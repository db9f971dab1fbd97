import { app } from '@microsoft/teams-js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFakeTeams, type TeamsContext } from '../testing/fake-teams.ts';
import { openTeamsHost } from './open-teams-host.ts';
import { createChannelTab } from './teams-links.ts';

let teams: ReturnType<typeof createFakeTeams> | undefined;

// The library requests a list of Teams hosts. If that fails, it uses a built-in list.
beforeEach(() => void vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))));
afterEach(() => {
  app._uninitialize();
  teams?.leave();
  vi.unstubAllGlobals();
});

async function openFakeTeamsHost(context: TeamsContext = {}, options = {}) {
  teams = createFakeTeams(context, options);
  return { teams, host: await openTeamsHost() };
}

const listCallArguments = (func: string) => teams?.calls.filter(([name]) => name === func).map(([, ...args]) => args);

it('initializes Teams, reads its context, and hides its loading screen', async () => {
  const { host } = await openFakeTeamsHost({
    ...{ loginHint: 'amira@northgate.example', tid: 't1', teamId: '19:team', groupId: 'team1' },
    ...{ channelId: '19:c', channelName: 'Riverside', channelType: 'Regular', subEntityId: '/teams/team1/forms' },
  });
  expect(host).toMatchObject({
    loginHint: 'amira@northgate.example',
    tenantId: 't1',
    isMobile: false,
    hasNestedSignIn: false,
    place: { teamId: 'team1', channelId: '19:c', channelName: 'Riverside', isPrivateChannel: false },
    linkedPath: '/teams/team1/forms',
  });
  expect(listCallArguments('appInitialization.appLoaded')).toHaveLength(1);
});

it('recognizes private channels, phones, and nested sign-ins', async () => {
  const { host } = await openFakeTeamsHost(
    { channelId: '19:c', channelType: 'Private', hostClientType: 'ios' },
    { hasNestedSignIn: true },
  );
  expect([host.place.isPrivateChannel, host.isMobile, host.hasNestedSignIn]).toEqual([true, true, true]);
});

it('reports changes of the theme in Teams', async () => {
  const { host, teams } = await openFakeTeamsHost({ theme: 'default' });
  const themes: string[] = [];
  host.onTheme(() => themes.push(host.theme()));
  for (const theme of ['dark', 'contrast', 'glass']) teams.sendEvent('themeChange', theme);
  await expect.poll(() => themes).toEqual(['dark', 'contrast', 'glass']);
});

it('configures a tab when the user saves, and responds once', async () => {
  const place = { frameContext: 'settings', teamId: '19:team', groupId: 'team1', channelId: '19:c' };
  const { host, teams } = await openFakeTeamsHost(place);
  const tab = createChannelTab('https://forms.example', host)!;
  host.setTab(tab);
  await expect.poll(() => listCallArguments('settings.setValidityState')).toEqual([[true]]);
  teams.sendEvent('settings.save', {});
  await expect.poll(() => listCallArguments('settings.save.success')).toHaveLength(1);
  expect(listCallArguments('settings.setSettings')).toEqual([[tab]]);
});

it('opens the sign-in page in a Teams window of 600 by 535 pixels, and returns its result', async () => {
  const { host, teams } = await openFakeTeamsHost();
  await host.openSignIn('https://forms.example/auth-start.html?clientId=1');
  expect(listCallArguments('authentication.authenticate')?.[0]?.slice(0, 3)).toEqual([
    ...['https://forms.example/auth-start.html?clientId=1', 600, 535],
  ]);
  for (const reason of ['CancelledByUser', 'FailedToOpenWindow']) {
    teams.setWindowResult(false, reason);
    await expect(host.openSignIn('https://forms.example/auth-start.html')).rejects.toThrow(reason);
  }
});
