import { memberMessages } from '@tideform/i18n';

/** What the palette says of tabs. `words`: more that people look for it by, English ones in every language. */
export const tabsPaletteMessages = memberMessages({
  name: { en: 'Tabs', de: 'Reiter' },
  keywords: { en: 'tab pages switch', de: 'Registerkarten Seiten umschalten tabs tab pages switch' },
  label: { en: 'Tabs', de: 'Reiter' },
  tab: { en: 'Tab {number}', de: 'Reiter {number}' },
});
