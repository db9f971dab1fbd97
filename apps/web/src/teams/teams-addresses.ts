import type { TeamsHost, TeamsTab } from './teams-host.ts';

/** What addresses say that Teams opens: it waits for Teams, and there is a sidebar of Teams' own. */
const inTeams = { client: 'teams', teamsSidebar: 'collapsed' };

/** The tab of a channel: its forms. `undefined`: Teams has not said which channel. */
export function channelTab(origin: string, { place }: Pick<TeamsHost, 'place'>): TeamsTab | undefined {
  const { teamId, channelId } = place;
  if (!teamId || !channelId) return undefined;
  const address = `${origin}/teams/${encodeURIComponent(teamId)}/forms`;
  return {
    entityId: `forms:${channelId}`,
    contentUrl: `${address}?${new URLSearchParams({ channelId, tab: 'channel', ...inTeams })}`,
    websiteUrl: `${address}?${new URLSearchParams({ channelId })}`,
    suggestedDisplayName: 'Tideform',
  };
}

/** Teams says nothing of the channel in whose tab the page says it is. */
export function isLostTab(search: string, teams: Pick<TeamsHost, 'place'> | undefined): boolean {
  return new URLSearchParams(search).get('tab') === 'channel' && !(teams?.place.teamId && teams.place.channelId);
}

/** @see https://learn.microsoft.com/microsoftteams/platform/concepts/build-and-test/deep-link-application */
const longest = 2048;

/**
 * A link that opens a path of the app inside Teams, and in the browser where there is no Teams. Ids only: what is to be filled in
 * travels in no link of Teams.
 *
 * @returns `undefined`: it would be too long for Teams
 */
export function deepLink(ask: {
  readonly appId: string;
  readonly origin: string;
  readonly path: string;
  readonly label: string;
  readonly tenantId: string;
  readonly channelId?: string | undefined;
}): string | undefined {
  const { appId, origin, path, label, tenantId, channelId } = ask;
  const context = JSON.stringify({ subEntityId: path, ...(channelId && { channelId }) });
  const query = Object.entries({ webUrl: `${origin}${path}`, label, context, tenantId });
  const written = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  const link = `https://teams.microsoft.com/l/entity/${encodeURIComponent(appId)}/${formsTab}?${written}`;
  return link.length < longest ? link : undefined;
}

/** The personal tab of the app's package. */
export const formsTab = 'forms';

/** What a link into the app leads to: a screen of ours, whoever wrote the link. */
export const linkedScreen = (path: string | undefined): string | undefined =>
  path !== undefined && /^\/teams(?:[/?]|$)/.test(path) ? path : undefined;
