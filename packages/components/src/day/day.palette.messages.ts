import { memberMessages } from '@tideform/i18n';

/** Palette entry of a day. `keywords`: additional search terms, including English ones in every language. */
export const dayPaletteMessages = memberMessages({
  name: { en: 'Day', de: 'Tag', fr: 'Jour' },
  keywords: {
    en: 'date birthday month year',
    de: 'Datum Geburtstag Monat Jahr day date birthday month year',
    fr: 'date anniversaire naissance mois année day date birthday month year',
  },
  label: { en: 'Day', de: 'Tag', fr: 'Jour' },
});
