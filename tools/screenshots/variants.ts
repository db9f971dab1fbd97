import type { BrowserContextOptions } from '@playwright/test';

export interface Variant {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly direction: 'ltr' | 'rtl';
}

const desktop = { viewport: { width: 1280, height: 860 } };

/** How every screen is looked at. */
export const variants: readonly Variant[] = [
  { name: 'light', options: desktop, direction: 'ltr' },
  { name: 'dark', options: { ...desktop, colorScheme: 'dark' }, direction: 'ltr' },
  { name: 'contrast', options: { ...desktop, colorScheme: 'dark', forcedColors: 'active' }, direction: 'ltr' },
  {
    name: 'phone',
    options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    direction: 'ltr',
  },
  { name: 'rtl', options: desktop, direction: 'rtl' },
];
