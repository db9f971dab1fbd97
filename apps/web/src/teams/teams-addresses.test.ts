import { expect, it } from 'vitest';
import { channelTab, deepLink, isLostTab, linkedScreen } from './teams-addresses.ts';

const place = { teamId: 'team1', channelId: '19:a b@thread.tacv2', channelName: 'Site', isPrivateChannel: false };
const origin = 'https://forms.example';

it('sets a tab up that shows the forms of its channel, and opens them outside of Teams, too', () => {
  const tab = channelTab(origin, { place });
  const content = new URL(tab?.contentUrl ?? '');
  expect(content.pathname).toBe('/teams/team1/forms');
  expect(Object.fromEntries(content.searchParams)).toEqual({
    channelId: place.channelId,
    tab: 'channel',
    client: 'teams',
    teamsSidebar: 'collapsed',
  });
  expect(new URL(tab?.websiteUrl ?? '').search).toBe('?channelId=19%3Aa+b%40thread.tacv2');
  expect(channelTab(origin, { place: { ...place, channelId: undefined } })).toBeUndefined();
});

it('knows a tab of a channel that Teams tells nothing of', () => {
  expect(isLostTab('?tab=channel', { place })).toBe(false);
  expect(isLostTab('?tab=channel', { place: { ...place, teamId: undefined } })).toBe(true);
  expect(isLostTab('?tab=channel', undefined)).toBe(true);
  expect(isLostTab('', undefined)).toBe(false);
});

it('writes a deep link as Teams reads it, and none that Teams would cut', () => {
  const ask = { appId: 'app-1', origin, path: '/teams/t/forms/f/response', label: 'Safety & more', tenantId: 't1' };
  const link = new URL(deepLink({ ...ask, channelId: '19:c' }) ?? '');
  expect(link.pathname).toBe('/l/entity/app-1/forms');
  expect(link.search).toContain('label=Safety%20%26%20more');
  expect(link.searchParams.get('webUrl')).toBe('https://forms.example/teams/t/forms/f/response');
  expect(JSON.parse(link.searchParams.get('context') ?? '')).toEqual({ subEntityId: ask.path, channelId: '19:c' });
  expect(deepLink({ ...ask, label: 'x'.repeat(2000) })).toBeUndefined();
});

it.each([
  ['/teams/t/forms', '/teams/t/forms'],
  ['/teams?x=1', '/teams?x=1'],
  ['//evil.example', undefined],
  ['/teamsters', undefined],
  ['https://evil.example/teams', undefined],
  [undefined, undefined],
])('is led by a link with %s to %s', (path, screen) => {
  expect(linkedScreen(path)).toBe(screen);
});
