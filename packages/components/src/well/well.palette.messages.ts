import { memberMessages } from '@tideform/i18n';

/** Palette entry of a well. `keywords`: additional search terms, including English ones in every language. */
export const wellPaletteMessages = memberMessages({
  name: { en: 'Well', de: 'Kasten', fr: 'Encadré' },
  keywords: {
    en: 'box card frame group',
    de: 'Karte Rahmen Gruppe well box card frame group',
    fr: 'cadre carte boîte groupe well box card frame group',
  },
  label: { en: 'Well', de: 'Kasten', fr: 'Encadré' },
});
