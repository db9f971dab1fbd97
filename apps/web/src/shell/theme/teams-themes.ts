import { type Theme, teamsDarkTheme, teamsHighContrastTheme, teamsLightTheme } from '@fluentui/react-components';
import type { TeamsTheme } from '../../teams/teams-host.ts';
import { type ThemeName, themes } from './brand.ts';

/** Combines the surface and text colors of a Teams theme with the app's brand colors. */
const withBrand = (teams: Theme, own: Theme): Theme => ({
  ...teams,
  ...Object.fromEntries(Object.entries(own).filter(([token]) => token.includes('Brand'))),
});

export const teamsThemes: Readonly<Record<ThemeName, Theme>> = {
  light: withBrand(teamsLightTheme, themes.light),
  dark: withBrand(teamsDarkTheme, themes.dark),
  contrast: teamsHighContrastTheme,
};

/** Returns the app's theme for a theme of Teams. Unknown themes are classified by their name. */
export function getThemeName(theme: TeamsTheme): ThemeName {
  if (theme === 'contrast') return 'contrast';
  return theme === 'glass' || /dark/i.test(theme) ? 'dark' : 'light';
}
