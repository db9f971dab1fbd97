import {
  type BrandVariants,
  createDarkTheme,
  createHighContrastTheme,
  createLightTheme,
  type Theme,
} from '@fluentui/react-components';

/**
 * Shades of the brand color, a sea teal. Shade 80 is the brand color itself; the others have the same hue but a
 * different lightness. Together with `bones.css`, which repeats some, these are the only hex colors of the app.
 */
const brand: BrandVariants = {
  10: '#001715',
  20: '#012421',
  30: '#02322E',
  40: '#033E3B',
  50: '#044B47',
  60: '#045954',
  70: '#006864',
  80: '#0B7A75',
  90: '#1A8B86',
  100: '#2B9C97',
  110: '#42AFAA',
  120: '#5FC0BB',
  130: '#83D1CD',
  140: '#A8E0DD',
  150: '#CAEDEB',
  160: '#E8F7F7',
};

const light: Theme = createLightTheme(brand);

/**
 * Dark theme. Fluent uses shade 100 for brand text (contrast 4.4:1 on a card) and shade 20 for selections (darker than
 * a card), so both are replaced by lighter shades.
 */
const dark: Theme = {
  ...createDarkTheme(brand),
  colorBrandForeground1: brand[110],
  colorBrandForeground2: brand[120],
  colorBrandForegroundLink: brand[110],
  colorBrandForegroundLinkHover: brand[120],
  colorBrandForegroundLinkPressed: brand[100],
  colorBrandForegroundLinkSelected: brand[110],
  colorCompoundBrandForeground1: brand[110],
  colorCompoundBrandForeground1Hover: brand[120],
  colorCompoundBrandForeground1Pressed: brand[100],
  colorNeutralForeground2BrandSelected: brand[110],
  colorBrandBackground2: brand[40],
  colorBrandBackground2Hover: brand[50],
  colorBrandBackground2Pressed: brand[30],
  colorBrandStroke2: brand[60],
};

/** High-contrast theme: Fluent's without the brand color, because users choose these colors themselves. */
const contrast: Theme = createHighContrastTheme();

export const themes = { light, dark, contrast };
export type ThemeName = keyof typeof themes;
