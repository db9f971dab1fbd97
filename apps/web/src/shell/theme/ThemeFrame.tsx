import { FluentProvider, makeStaticStyles, makeStyles, type Theme, tokens } from '@fluentui/react-components';
import { createContext, type ReactNode, use, useLayoutEffect, useMemo } from 'react';
import { useFluentOverridesClass } from '../../ui/fluent-overrides.styles.ts';
import type { ThemeName } from './brand.ts';
import type { ThemeChoice } from './theme-choice.ts';

interface ThemeState {
  readonly name: ThemeName;
  readonly choice: ThemeChoice;
  /** Changes the theme. Absent: the theme can't be chosen here. */
  readonly choose?: ((choice: ThemeChoice) => void) | undefined;
}

const ThemeContext = createContext<ThemeState>({ name: 'light', choice: 'auto' });

/** Returns the current theme, the user's choice, and a function that changes it. */
export const useTheme = (): ThemeState => use(ThemeContext);

/** Applies a theme and the direction of the page (`<html dir>`). */
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
  const overridesClass = useFluentOverridesClass();
  // Makes the browser's own controls (scroll bars, calendars, lists) follow the app's theme instead of the system's.
  useLayoutEffect(() => {
    document.documentElement.style.colorScheme = name === 'light' ? 'light' : 'dark';
  }, [name]);
  const state = useMemo(() => ({ name, choice, choose }), [name, choice, choose]);
  return (
    <ThemeContext value={state}>
      <FluentProvider theme={theme} dir={dir} data-theme={name} className={overridesClass}>
        <div className={styles.page}>{children}</div>
      </FluentProvider>
    </ThemeContext>
  );
}

const usePageStyles = makeStaticStyles({
  'html, body, #root': { height: '100%', margin: 0 },
  '*, *::before, *::after': { boxSizing: 'border-box' },
});

const useStyles = makeStyles({
  // NOTE: not set on the provider itself, because the provider's classes are repeated on every portal, which would then
  // cover the page.
  page: {
    height: '100dvh',
    backgroundColor: tokens.colorNeutralBackground2,
    color: tokens.colorNeutralForeground1,
    '@media print': { height: 'auto', backgroundColor: 'transparent' },
  },
});

export function useThemeStyles(): ReturnType<typeof useStyles> {
  usePageStyles();
  return useStyles();
}
