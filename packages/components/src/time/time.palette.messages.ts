import { memberMessages } from '@tideform/i18n';

/** Palette entry of a time. `keywords`: additional search terms, including English ones in every language. */
export const timePaletteMessages = memberMessages({
  name: { en: 'Time', de: 'Uhrzeit', fr: 'Heure' },
  keywords: {
    en: 'clock hour minute',
    de: 'Zeit Stunde Minute time clock hour minute',
    fr: 'horloge temps minute time clock hour minute',
  },
  label: { en: 'Time', de: 'Uhrzeit', fr: 'Heure' },
});
