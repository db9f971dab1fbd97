import { memberMessages } from '@tideform/i18n';

/** Palette entry of a panel. `keywords`: additional search terms, including English ones in every language. */
export const panelPaletteMessages = memberMessages({
  name: { en: 'Panel', de: 'Abschnitt', fr: 'Panneau' },
  keywords: {
    en: 'section box group page title',
    de: 'Kasten Gruppe Seite Titel panel section box group page title',
    fr: 'section encadré cadre groupe page titre panel section box group page title',
  },
  label: { en: 'Panel', de: 'Abschnitt', fr: 'Panneau' },
});
