import { memberWords } from '@tideform/words';

/** Texts of the settings of a submission number. */
export const submissionNumberSettingsWords = memberWords({
  padding: { en: 'Number of digits', de: 'Anzahl der Stellen' },
  paddingHint: {
    en: 'Shorter numbers get zeros before them: with 5 it is 00042.',
    de: 'Kürzere Nummern bekommen Nullen davor: mit 5 wird daraus 00042.',
  },
});
