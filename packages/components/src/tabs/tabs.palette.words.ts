import { memberWords } from '@tideform/words';

/** What the palette says of tabs. `words`: more that people look for it by, English ones in every language. */
export const tabsPaletteWords = memberWords({
  name: { en: 'Tabs', de: 'Reiter' },
  words: { en: 'tab pages switch', de: 'Registerkarten Seiten umschalten tabs tab pages switch' },
  label: { en: 'Tabs', de: 'Reiter' },
  tab: { en: 'Tab {number}', de: 'Reiter {number}' },
});
