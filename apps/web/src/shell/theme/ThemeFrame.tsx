import { FluentProvider, type Theme } from '@fluentui/react-components';
import { createContext, type ReactNode, use, useLayoutEffect, useMemo } from 'react';
import { usePartsClass } from '../../ui/parts.styles.ts';
import type { ThemeName } from './brand.ts';
import { useThemeStyles } from './theme.styles.ts';
import type { ThemeChoice } from './theme-choice.ts';

interface ThemeState {
  readonly name: ThemeName;
  readonly choice: ThemeChoice;
  /** Absent: nobody chooses here. */
  readonly choose?: ((choice: ThemeChoice) => void) | undefined;
}

const ThemeContext = createContext<ThemeState>({ name: 'light', choice: 'auto' });

/** The theme that is drawn, what was chosen, and how to choose. */
export const useTheme = (): ThemeState => use(ThemeContext);

/** Draws everything below in a theme, in the direction of the page (`<html dir>`). */
export function ThemeFrame(props: {
  readonly name: ThemeName;
  readonly theme: Theme;
  readonly choice?: ThemeChoice;
  readonly choose?: (choice: ThemeChoice) => void;
  readonly children: ReactNode;
}) {
  const { name, theme, choice = 'auto', choose, children } = props;
  const dir = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  const styles = useThemeStyles();
  const parts = usePartsClass();
  // The browser's own parts (scroll bars, calendars, lists of choices) follow the app, not the system.
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = name === 'light' ? 'light' : 'dark';
  }, [name]);
  const state = useMemo(() => ({ name, choice, choose }), [name, choice, choose]);
  return (
    <ThemeContext value={state}>
      <FluentProvider theme={theme} dir={dir} data-theme={name} className={parts}>
        <div className={styles.page}>{children}</div>
      </FluentProvider>
    </ThemeContext>
  );
}
