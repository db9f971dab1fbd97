import { useIdentity } from '../../data/useIdentity.ts';
import { deepLink } from '../../teams/teams-addresses.ts';
import { useTeamsHost } from '../../teams/useTeamsHost.ts';

/** A link that opens a screen inside Teams; there alone, and `undefined` where Teams would cut it. */
export function useTeamsLink(path: string, label: string): string | undefined {
  const teams = useTeamsHost();
  const { tenantId } = useIdentity();
  if (!teams?.appId) return undefined;
  return deepLink({
    appId: teams.appId,
    origin: location.origin,
    path,
    label,
    tenantId,
    channelId: teams.place.channelId,
  });
}
