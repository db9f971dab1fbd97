import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { type ReactNode, useCallback, useState } from 'react';
import { useTeamsHost } from '../../teams/useTeamsHost.ts';
import { deviceStorage } from '../../ui/device-storage.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { themes } from './brand.ts';
import { ThemeFrame } from './ThemeFrame.tsx';
import { readThemeChoice, resolveTheme, type ThemeChoice, writeThemeChoice } from './theme-choice.ts';

export const TeamsLook = onDemand(async () => (await import('./TeamsThemeProvider.tsx')).TeamsThemeProvider);

/** Applies the theme that the user chose, otherwise the system's theme. In Teams, applies the theme of Teams. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const teams = useTeamsHost();
  return teams ? <TeamsLook teams={teams}>{children}</TeamsLook> : <OwnThemeProvider>{children}</OwnThemeProvider>;
}

function OwnThemeProvider({ children }: { readonly children: ReactNode }) {
  const [choice, setChoice] = useState(() => readThemeChoice(deviceStorage()));
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  const forcedColors = useMedia('(forced-colors: active)');
  const name = resolveTheme(choice, { prefersDark, forcedColors });
  const choose = useCallback((next: ThemeChoice) => {
    writeThemeChoice(deviceStorage(), next);
    setChoice(next);
  }, []);
  return (
    <ThemeFrame name={name} theme={themes[name]} choice={choice} choose={choose}>
      {children}
    </ThemeFrame>
  );
}
