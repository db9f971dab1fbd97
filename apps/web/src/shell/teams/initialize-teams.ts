import { reportFailureInBrowser } from '../../failures/browser-report.ts';
import { startTeams } from '../../teams/start-teams.ts';
import type { TeamsHost } from '../../teams/teams-host.ts';
import { isLostTab, parseLinkedScreen } from '../../teams/teams-links.ts';
import { TeamsThemeProvider } from '../theme/ThemeProvider.tsx';

const followedLinkKey = 'followed-link';

/** Initializes the connection to Teams. Follows a deep link once, and reports a tab that has lost its channel. */
export async function initializeTeams(): Promise<TeamsHost | undefined> {
  const [teams] = await Promise.all([startTeams(), TeamsThemeProvider.load()]);
  if (isLostTab(location.search, teams)) reportFailureInBrowser('teams-context', new Error('Invalid Teams context'));
  const linked = parseLinkedScreen(teams?.linkedPath);
  if (linked && sessionStorage.getItem(followedLinkKey) !== linked) {
    sessionStorage.setItem(followedLinkKey, linked);
    history.replaceState(null, '', linked);
  }
  return teams;
}
