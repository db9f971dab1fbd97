import { browserReport } from '../../failures/browser-report.ts';
import { startTeams } from '../../teams/start-teams.ts';
import { isLostTab, linkedScreen } from '../../teams/teams-addresses.ts';
import type { TeamsHost } from '../../teams/teams-host.ts';
import { TeamsLook } from '../theme/ThemeProvider.tsx';

const followed = 'followed-link';

/** Says hello to the Teams around the page. Goes to where a deep link leads, once, and reports a tab that has lost its channel. */
export async function arriveInTeams(): Promise<TeamsHost | undefined> {
  const [teams] = await Promise.all([startTeams(), TeamsLook.load()]);
  if (isLostTab(location.search, teams)) browserReport('teams-context', new Error('Invalid Teams context'));
  const linked = linkedScreen(teams?.linkedPath);
  if (linked && sessionStorage.getItem(followed) !== linked) {
    sessionStorage.setItem(followed, linked);
    history.replaceState(null, '', linked);
  }
  return teams;
}
