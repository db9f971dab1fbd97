import { expect, it } from 'vitest';
import { readThemeChoice, resolveTheme } from './theme-choice.ts';

const bright = { prefersDark: false, forcedColors: false };

it('follows the system without a choice', () => {
  expect(resolveTheme('auto', bright)).toBe('light');
  expect(resolveTheme('auto', { ...bright, prefersDark: true })).toBe('dark');
});

it('keeps a choice against the system', () => {
  expect(resolveTheme('light', { ...bright, prefersDark: true })).toBe('light');
  expect(resolveTheme('dark', bright)).toBe('dark');
});

it('uses high contrast for forced colors, whatever was chosen', () => {
  expect(resolveTheme('light', { prefersDark: true, forcedColors: true })).toBe('contrast');
});

it('treats an unknown stored value as auto', () => {
  expect(readThemeChoice({ getItem: () => 'sepia' })).toBe('auto');
});
