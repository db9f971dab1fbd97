import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a submission number. */
export const submissionNumberSettingsMessages = memberMessages({
  padding: { en: 'Number of digits', de: 'Anzahl der Stellen' },
  paddingHint: {
    en: 'Shorter numbers get zeros before them: with 5 it is 00042.',
    de: 'Kürzere Nummern bekommen Nullen davor: mit 5 wird daraus 00042.',
  },
});
