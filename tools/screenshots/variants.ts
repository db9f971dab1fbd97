import type { BrowserContextOptions } from '@playwright/test';
import { type Language, MADE_UP } from '@tideform/words';

interface Spoken {
  readonly name: string;
  readonly language: Language;
  /** What the browser asks for. */
  readonly locale: string;
}

interface Look {
  readonly name: string;
  readonly options: BrowserContextOptions;
}

const desktop = { viewport: { width: 1280, height: 860 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** Right-to-left is Arabic's. */
export const spokenIn: readonly Spoken[] = [
  { name: 'en', language: 'en', locale: 'en-GB' },
  { name: 'de', language: 'de', locale: 'de-DE' },
  { name: 'ar', language: 'ar', locale: 'ar-EG' },
  { name: 'made-up', language: MADE_UP, locale: 'en-GB' },
];

export const looks: readonly Look[] = [
  { name: 'light', options: desktop },
  { name: 'dark', options: { ...desktop, colorScheme: 'dark' } },
  { name: 'contrast', options: { ...desktop, colorScheme: 'dark', forcedColors: 'active' } },
  { name: 'phone', options: phone },
];

/** How every screen is looked at: one language and one look. */
export interface Variant {
  readonly name: string;
  readonly spoken: Spoken;
  readonly look: Look;
}

/** Those whose language or look is among the wanted words, or all; both may be given: `ar phone`. */
export function variantsOf(wanted: readonly string[]): readonly Variant[] {
  const pick = <Thing extends { readonly name: string }>(things: readonly Thing[]): readonly Thing[] => {
    const picked = things.filter(({ name }) => wanted.includes(name));
    return picked.length > 0 ? picked : things;
  };
  return pick(spokenIn).flatMap((spoken) =>
    pick(looks).map((look) => ({ name: `${spoken.name}-${look.name}`, spoken, look })),
  );
}
