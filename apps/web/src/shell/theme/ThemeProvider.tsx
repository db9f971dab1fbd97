import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { type ReactNode, useCallback, useState } from 'react';
import { useTeamsHost } from '../../teams/teams-host.ts';
import { getDeviceStorage } from '../../ui/browser/device-storage.ts';
import { useMediaQuery } from '../../ui/browser/useScreenFormat.ts';
import { themes } from './brand.ts';
import { ThemeFrame } from './ThemeFrame.tsx';
import { readThemeChoice, resolveTheme, type ThemeChoice, writeThemeChoice } from './theme-choice.ts';

export const TeamsThemeProvider = onDemand(async () => (await import('./TeamsThemeProvider.tsx')).TeamsThemeProvider);

/** Applies the theme that the user chose, otherwise the system's theme. In Teams, applies the theme of Teams. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const teams = useTeamsHost();
  return teams ? (
    <TeamsThemeProvider teams={teams}>{children}</TeamsThemeProvider>
  ) : (
    <OwnThemeProvider>{children}</OwnThemeProvider>
  );
}

function OwnThemeProvider({ children }: { readonly children: ReactNode }) {
  const [choice, setChoice] = useState(() => readThemeChoice(getDeviceStorage()));
  const prefersDark = useMediaQuery('(prefers-color-scheme: dark)');
  const forcedColors = useMediaQuery('(forced-colors: active)');
  const name = resolveTheme(choice, { prefersDark, forcedColors });
  const choose = useCallback((next: ThemeChoice) => {
    writeThemeChoice(getDeviceStorage(), next);
    setChoice(next);
  }, []);
  return (
    <ThemeFrame name={name} theme={themes[name]} choice={choice} choose={choose}>
      {children}
    </ThemeFrame>
  );
}
