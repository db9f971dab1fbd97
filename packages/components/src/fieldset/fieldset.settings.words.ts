import { memberWords } from '@tideform/words';

/** Texts of the settings of a field set. */
export const fieldsetSettingsWords = memberWords({
  legend: { en: 'Legend', de: 'Überschrift' },
  legendHint: { en: 'A heading for the fields inside.', de: 'Eine Überschrift für die Felder darin.' },
  hideLegend: { en: 'Hide legend', de: 'Überschrift ausblenden' },
});
