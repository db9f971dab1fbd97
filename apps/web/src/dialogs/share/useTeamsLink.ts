import { useIdentity } from '../../data/useIdentity.ts';
import { createDeepLink } from '../../teams/teams-links.ts';
import { useTeamsHost } from '../../teams/useTeamsHost.ts';

/**
 * Returns a link that opens a screen inside Teams; `undefined` outside of Teams, and if the link would be too long for
 * Teams.
 */
export function useTeamsLink(path: string, label: string): string | undefined {
  const teams = useTeamsHost();
  const { tenantId } = useIdentity();
  if (!teams?.appId) return undefined;
  return createDeepLink({
    appId: teams.appId,
    origin: location.origin,
    path,
    label,
    tenantId,
    channelId: teams.place.channelId,
  });
}
