import { type Theme, teamsDarkTheme, teamsHighContrastTheme, teamsLightTheme } from '@fluentui/react-components';
import type { TeamsTheme } from '../../teams/teams-host.ts';
import { type ThemeName, themes } from './brand.ts';

/** Teams' own surfaces and texts, with our brand on them. */
const withBrand = (teams: Theme, own: Theme): Theme => ({
  ...teams,
  ...Object.fromEntries(Object.entries(own).filter(([token]) => token.includes('Brand'))),
});

export const teamsThemes: Readonly<Record<ThemeName, Theme>> = {
  light: withBrand(teamsLightTheme, themes.light),
  dark: withBrand(teamsDarkTheme, themes.dark),
  contrast: teamsHighContrastTheme,
};

/** A look that we do not know yet is taken for what its name says. */
export function themeOfTeams(theme: TeamsTheme): ThemeName {
  if (theme === 'contrast') return 'contrast';
  return theme === 'glass' || /dark/i.test(theme) ? 'dark' : 'light';
}
