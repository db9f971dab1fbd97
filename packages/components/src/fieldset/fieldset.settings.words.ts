import { memberWords } from '@tideform/words';

/** Texts of the settings of a field set. */
export const fieldsetSettingsWords = memberWords({
  legend: { en: 'Legend', de: 'Überschrift' },
  legendHint: { en: 'Says what the fields inside have in common.', de: 'Sagt, was die Felder darin verbindet.' },
  hideLegend: { en: 'Hide the legend', de: 'Überschrift ausblenden' },
});
