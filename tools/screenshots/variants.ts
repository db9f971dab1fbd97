import type { BrowserContextOptions } from '@playwright/test';
import { type Language, languages, MADE_UP } from '@tideform/i18n';

interface Spoken {
  readonly name: string;
  readonly language: Language;
  /** What the browser asks for. */
  readonly locale: string;
}

/** A way of looking at what is open on a device: the colours that its system asks for. */
export interface Look {
  readonly name: string;
  readonly media: { readonly colorScheme: 'light' | 'dark'; readonly forcedColors: 'active' | 'none' };
}

interface Device {
  readonly options: BrowserContextOptions;
  readonly looks: readonly Look[];
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

/** Every offered language, with the region that most of its readers live in, and the pseudo-locale. */
const spokenIn: readonly Spoken[] = [
  ...languages.map((language) => ({
    name: language,
    language,
    locale: language === 'en' ? 'en-GB' : `${language}-${new Intl.Locale(language).maximize().region}`,
  })),
  { name: 'made-up', language: MADE_UP, locale: 'en-GB' },
];

/** How every screen is opened: in one language on one device; what is open is looked at in each of its looks. */
export interface Variant extends Device {
  readonly spoken: Spoken;
}

/** Those whose language or look is among the wanted words, or all; both may be given: `ar phone`. */
export function variantsOf(wanted: readonly string[]): readonly Variant[] {
  const pick = <Thing extends { readonly name: string }>(things: readonly Thing[]): readonly Thing[] =>
    things.filter(({ name }) => wanted.includes(name));
  const isAnyLook = devices.every(({ looks }) => pick(looks).length === 0);
  const picked = pick(spokenIn);
  return (picked.length > 0 ? picked : spokenIn).flatMap((spoken) =>
    devices
      .map(({ options, looks }) => ({ spoken, options, looks: isAnyLook ? looks : pick(looks) }))
      .filter(({ looks }) => looks.length > 0),
  );
}
