import type { TeamsHost, TeamsTab } from './teams-host.ts';

/**
 * Query parameters of URLs that Teams opens. With them, the app waits for Teams, and starts with a collapsed sidebar
 * because Teams has its own.
 */
const teamsParameters = { client: 'teams', teamsSidebar: 'collapsed' };

/** Creates the channel tab with the team's forms; returns `undefined` if Teams hasn't reported the channel. */
export function createChannelTab(origin: string, { place }: Pick<TeamsHost, 'place'>): TeamsTab | undefined {
  const { teamId, channelId } = place;
  if (!teamId || !channelId) return undefined;
  const address = `${origin}/teams/${encodeURIComponent(teamId)}/forms`;
  return {
    entityId: `forms:${channelId}`,
    contentUrl: `${address}?${new URLSearchParams({ channelId, tab: 'channel', ...teamsParameters })}`,
    websiteUrl: `${address}?${new URLSearchParams({ channelId })}`,
    suggestedDisplayName: 'Tideform',
  };
}

/** Returns whether the page is a channel tab for which Teams reports no channel. */
export function isLostTab(search: string, teams: Pick<TeamsHost, 'place'> | undefined): boolean {
  return new URLSearchParams(search).get('tab') === 'channel' && !(teams?.place.teamId && teams.place.channelId);
}

/**
 * Maximum length of deep links.
 * @see https://learn.microsoft.com/microsoftteams/platform/concepts/build-and-test/deep-link-application
 */
const maxLength = 2048;

/**
 * Creates a deep link that opens a path of the app in Teams, or in the browser if Teams isn't installed. It contains
 * only IDs, never prefill answers.
 *
 * @returns `undefined` if the link would be too long for Teams
 */
export function createDeepLink(options: {
  readonly appId: string;
  readonly origin: string;
  readonly path: string;
  readonly label: string;
  readonly tenantId: string;
  readonly channelId?: string | undefined;
}): string | undefined {
  const { appId, origin, path, label, tenantId, channelId } = options;
  const context = JSON.stringify({ subEntityId: path, ...(channelId && { channelId }) });
  const query = Object.entries({ webUrl: `${origin}${path}`, label, context, tenantId });
  const queryString = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  const link = `https://teams.microsoft.com/l/entity/${encodeURIComponent(appId)}/${formsTab}?${queryString}`;
  return link.length < maxLength ? link : undefined;
}

/** ID of the personal tab in the Teams app package. */
export const formsTab = 'forms';

/** Parses the path of a deep link. Accepts only screens of the app, because links are untrusted. */
export const parseLinkedScreen = (path: string | undefined): string | undefined =>
  path !== undefined && /^\/teams(?:[/?]|$)/.test(path) ? path : undefined;
