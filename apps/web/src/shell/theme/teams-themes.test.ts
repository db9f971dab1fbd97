import { expect, it } from 'vitest';
import { themes } from './brand.ts';
import { getThemeName, teamsThemes } from './teams-themes.ts';

it.each([
  ['default', 'light'],
  ['dark', 'dark'],
  ['contrast', 'contrast'],
  ['glass', 'dark'],
  ['darkV2', 'dark'],
  ['something new', 'light'],
])('maps the Teams theme %s to %s', (theme, name) => {
  expect(getThemeName(theme)).toBe(name);
});

it("combines the surface colors of Teams with the app's brand color, except in high contrast", () => {
  expect(teamsThemes.light.colorBrandBackground).toBe(themes.light.colorBrandBackground);
  expect(teamsThemes.dark.colorNeutralBackground3).not.toBe(themes.dark.colorNeutralBackground3);
  expect(teamsThemes.dark.colorBrandForeground1).toBe(themes.dark.colorBrandForeground1);
  expect(teamsThemes.contrast.colorBrandBackground).not.toBe(themes.light.colorBrandBackground);
});
