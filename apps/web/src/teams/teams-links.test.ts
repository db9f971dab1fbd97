import { expect, it } from 'vitest';
import { createChannelTab, createDeepLink, isLostTab, parseLinkedScreen } from './teams-links.ts';

const place = { teamId: 'team1', channelId: '19:a b@thread.tacv2', channelName: 'Site', isPrivateChannel: false };
const origin = 'https://forms.example';

it('creates a tab with the forms of its channel, and with a URL for use outside of Teams', () => {
  const tab = createChannelTab(origin, { place });
  const content = new URL(tab?.contentUrl ?? '');
  expect(content.pathname).toBe('/teams/team1/forms');
  expect(Object.fromEntries(content.searchParams)).toEqual({
    channelId: place.channelId,
    tab: 'channel',
    client: 'teams',
    teamsSidebar: 'collapsed',
  });
  expect(new URL(tab?.websiteUrl ?? '').search).toBe('?channelId=19%3Aa+b%40thread.tacv2');
  expect(createChannelTab(origin, { place: { ...place, channelId: undefined } })).toBeUndefined();
});

it('recognizes a channel tab for which Teams reports no channel', () => {
  expect(isLostTab('?tab=channel', { place })).toBe(false);
  expect(isLostTab('?tab=channel', { place: { ...place, teamId: undefined } })).toBe(true);
  expect(isLostTab('?tab=channel', undefined)).toBe(true);
  expect(isLostTab('', undefined)).toBe(false);
});

it('creates deep links for Teams, unless they would be too long', () => {
  const linkOptions = {
    appId: 'app-1',
    origin,
    path: '/teams/t/forms/f/response',
    label: 'Safety & more',
    tenantId: 't1',
  };
  const link = new URL(createDeepLink({ ...linkOptions, channelId: '19:c' }) ?? '');
  expect(link.pathname).toBe('/l/entity/app-1/forms');
  expect(link.search).toContain('label=Safety%20%26%20more');
  expect(link.searchParams.get('webUrl')).toBe('https://forms.example/teams/t/forms/f/response');
  expect(JSON.parse(link.searchParams.get('context') ?? '')).toEqual({
    subEntityId: linkOptions.path,
    channelId: '19:c',
  });
  expect(createDeepLink({ ...linkOptions, label: 'x'.repeat(2000) })).toBeUndefined();
});

it.each([
  ['/teams/t/forms', '/teams/t/forms'],
  ['/teams?x=1', '/teams?x=1'],
  ['//evil.example', undefined],
  ['/teamsters', undefined],
  ['https://evil.example/teams', undefined],
  [undefined, undefined],
])('resolves a deep link with the path %s to %s', (path, screen) => {
  expect(parseLinkedScreen(path)).toBe(screen);
});
