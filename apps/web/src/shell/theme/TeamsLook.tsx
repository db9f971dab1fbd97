import { type ReactNode, useSyncExternalStore } from 'react';
import type { TeamsHost } from '../../teams/teams-host.ts';
import { ThemeFrame } from './ThemeFrame.tsx';
import { teamsThemes, themeOfTeams } from './teams-themes.ts';

/** Draws everything below as Teams looks now; a person chooses that in Teams. */
export function TeamsLook({ teams, children }: { readonly teams: TeamsHost; readonly children: ReactNode }) {
  const name = themeOfTeams(useSyncExternalStore(teams.onTheme, teams.theme));
  return (
    <ThemeFrame name={name} theme={teamsThemes[name]}>
      {children}
    </ThemeFrame>
  );
}
