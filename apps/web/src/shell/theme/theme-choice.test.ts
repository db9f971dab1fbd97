import { expect, it } from 'vitest';
import { readThemeChoice, resolveTheme } from './theme-choice.ts';

const bright = { prefersDark: false, forcedColors: false };

it("follows the system's theme if the user chose none", () => {
  expect(resolveTheme('auto', bright)).toBe('light');
  expect(resolveTheme('auto', { ...bright, prefersDark: true })).toBe('dark');
});

it('uses the chosen theme even if the system has another', () => {
  expect(resolveTheme('light', { ...bright, prefersDark: true })).toBe('light');
  expect(resolveTheme('dark', bright)).toBe('dark');
});

it('uses high contrast for forced colors, whichever theme was chosen', () => {
  expect(resolveTheme('light', { prefersDark: true, forcedColors: true })).toBe('contrast');
});

it('treats an unknown stored theme as auto', () => {
  expect(readThemeChoice({ getItem: () => 'sepia' })).toBe('auto');
});
