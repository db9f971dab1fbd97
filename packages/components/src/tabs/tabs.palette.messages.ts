import { memberMessages } from '@tideform/i18n';

/** Palette entry of tabs. `keywords`: additional search terms, including English ones in every language. */
export const tabsPaletteMessages = memberMessages({
  name: { en: 'Tabs', de: 'Register­karten', fr: 'Onglets' },
  keywords: {
    en: 'tab pages switch',
    de: 'Registerkarten Reiter Seiten umschalten tabs tab pages switch',
    fr: 'onglet pages changer basculer tabs tab pages switch',
  },
  label: { en: 'Tabs', de: 'Registerkarten', fr: 'Onglets' },
  tab: { en: 'Tab {number}', de: 'Registerkarte {number}', fr: 'Onglet {number}' },
});
