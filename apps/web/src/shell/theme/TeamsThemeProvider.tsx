import { type ReactNode, useSyncExternalStore } from 'react';
import type { TeamsHost } from '../../teams/teams-host.ts';
import { ThemeFrame } from './ThemeFrame.tsx';
import { getThemeName, teamsThemes } from './teams-themes.ts';

/** Applies the theme that the user chose in Teams. */
export function TeamsThemeProvider({ teams, children }: { readonly teams: TeamsHost; readonly children: ReactNode }) {
  const name = getThemeName(useSyncExternalStore(teams.onTheme, teams.theme));
  return (
    <ThemeFrame name={name} theme={teamsThemes[name]}>
      {children}
    </ThemeFrame>
  );
}
