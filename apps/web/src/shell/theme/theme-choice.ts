import type { ThemeName } from './brand.ts';

/** Theme chosen by the user; `auto` follows the system. */
export type ThemeChoice = 'auto' | 'light' | 'dark';
export const themeChoices: readonly ThemeChoice[] = ['auto', 'light', 'dark'];

const themeKey = 'theme';

export function readThemeChoice(storage: Pick<Storage, 'getItem'>): ThemeChoice {
  const stored = storage.getItem(themeKey);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

export function writeThemeChoice(storage: Pick<Storage, 'setItem'>, choice: ThemeChoice): void {
  storage.setItem(themeKey, choice);
}

/** Resolves the theme. Forced colors override every choice, because users who set them need them. */
export function resolveTheme(
  choice: ThemeChoice,
  system: { readonly prefersDark: boolean; readonly forcedColors: boolean },
): ThemeName {
  if (system.forcedColors) return 'contrast';
  if (choice !== 'auto') return choice;
  return system.prefersDark ? 'dark' : 'light';
}
