import type { ThemeName } from './brand.ts';

/** What a person picked; `auto` follows the system. */
export type ThemeChoice = 'auto' | 'light' | 'dark';
export const themeChoices: readonly ThemeChoice[] = ['auto', 'light', 'dark'];

const key = 'theme';

export function readThemeChoice(storage: Pick<Storage, 'getItem'>): ThemeChoice {
  const stored = storage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : 'auto';
}

export function writeThemeChoice(storage: Pick<Storage, 'setItem'>, choice: ThemeChoice): void {
  storage.setItem(key, choice);
}

/** Forced colours win over every choice: a person who sets them needs them. */
export function resolveTheme(
  choice: ThemeChoice,
  system: { readonly prefersDark: boolean; readonly forcedColors: boolean },
): ThemeName {
  if (system.forcedColors) return 'contrast';
  if (choice !== 'auto') return choice;
  return system.prefersDark ? 'dark' : 'light';
}
