import { FluentProvider } from '@fluentui/react-components';
import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { deviceStorage } from '../../ui/device-storage.ts';
import { useMedia } from '../../ui/useMedia.ts';
import { type ThemeName, themes } from './brand.ts';
import { usePartsClass, useThemeStyles } from './theme.styles.ts';
import { readThemeChoice, resolveTheme, type ThemeChoice, writeThemeChoice } from './theme-choice.ts';

interface ThemeState {
  readonly name: ThemeName;
  readonly choice: ThemeChoice;
  readonly choose: (choice: ThemeChoice) => void;
}

const ThemeContext = createContext<ThemeState>({ name: 'light', choice: 'auto', choose: () => {} });

/** The theme that is drawn, what was chosen, and how to choose. */
export const useTheme = (): ThemeState => use(ThemeContext);

/** Draws everything below in the chosen or the system's theme, in the direction of the page (`<html dir>`). */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const dir = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  const [choice, setChoice] = useState(() => readThemeChoice(deviceStorage()));
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  const forcedColors = useMedia('(forced-colors: active)');
  const name = resolveTheme(choice, { prefersDark, forcedColors });
  const styles = useThemeStyles();
  const parts = usePartsClass();
  // The browser's own parts (scroll bars, calendars, lists of choices) follow the app, not the system.
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = name === 'light' ? 'light' : 'dark';
  }, [name]);
  const choose = useCallback((next: ThemeChoice) => {
    writeThemeChoice(deviceStorage(), next);
    setChoice(next);
  }, []);
  const state = useMemo(() => ({ name, choice, choose }), [name, choice, choose]);
  return (
    <ThemeContext value={state}>
      <FluentProvider theme={themes[name]} dir={dir} data-theme={name} className={parts}>
        <div className={styles.page}>{children}</div>
      </FluentProvider>
    </ThemeContext>
  );
}
