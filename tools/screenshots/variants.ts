import type { BrowserContextOptions } from '@playwright/test';
import { type Language, languages, PSEUDO_LOCALE } from '@tideform/i18n';

interface ScreenLanguage {
  readonly name: string;
  readonly language: Language;
  /** Locale of the browser. */
  readonly locale: string;
}

/** Appearance of the operating system: color scheme and contrast. */
export interface ScreenAppearance {
  readonly name: string;
  readonly media: { readonly colorScheme: 'light' | 'dark'; readonly forcedColors: 'active' | 'none' };
}

interface Device {
  readonly options: BrowserContextOptions;
  readonly looks: readonly ScreenAppearance[];
}

const light = { colorScheme: 'light', forcedColors: 'none' } as const;

const devices: readonly Device[] = [
  {
    options: { viewport: { width: 1280, height: 860 } },
    looks: [
      { name: 'light', media: light },
      { name: 'dark', media: { colorScheme: 'dark', forcedColors: 'none' } },
      { name: 'contrast', media: { colorScheme: 'dark', forcedColors: 'active' } },
    ],
  },
  {
    options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    looks: [{ name: 'phone', media: light }],
  },
];

/** All supported languages, each with its most likely region, and the pseudo-locale. */
const screenLanguages: readonly ScreenLanguage[] = [
  ...languages.map((language) => ({
    name: language,
    language,
    locale: language === 'en' ? 'en-GB' : `${language}-${new Intl.Locale(language).maximize().region}`,
  })),
  { name: 'made-up', language: PSEUDO_LOCALE, locale: 'en-GB' },
];

/** A language, a device, and the looks in which each screen is shown. */
export interface Variant extends Device {
  readonly screenLanguage: ScreenLanguage;
}

/**
 * Returns the variants whose language and look are among the arguments; without arguments, all variants. `ar phone`
 * selects Arabic on a phone.
 */
export function listVariants(wanted: readonly string[]): readonly Variant[] {
  const pick = <Thing extends { readonly name: string }>(things: readonly Thing[]): readonly Thing[] =>
    things.filter(({ name }) => wanted.includes(name));
  const isAnyLook = devices.every(({ looks }) => pick(looks).length === 0);
  const picked = pick(screenLanguages);
  return (picked.length > 0 ? picked : screenLanguages).flatMap((screenLanguage) =>
    devices
      .map(({ options, looks }) => ({ screenLanguage, options, looks: isAnyLook ? looks : pick(looks) }))
      .filter(({ looks }) => looks.length > 0),
  );
}
