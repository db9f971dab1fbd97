import { memberMessages } from '@tideform/i18n';

/** What the palette says of a panel. `words`: more that people look for it by, English ones in every language. */
export const panelPaletteMessages = memberMessages({
  name: { en: 'Panel', de: 'Abschnitt', fr: 'Panneau' },
  keywords: {
    en: 'section box group page title',
    de: 'Kasten Gruppe Seite Titel panel section box group page title',
    fr: 'section encadré cadre groupe page titre panel section box group page title',
  },
  label: { en: 'Panel', de: 'Abschnitt', fr: 'Panneau' },
});
