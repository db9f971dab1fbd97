import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a field set. */
export const fieldsetSettingsMessages = memberMessages({
  legend: { en: 'Legend', de: 'Überschrift' },
  legendHint: { en: 'A heading for the fields inside.', de: 'Eine Überschrift für die Felder darin.' },
  hideLegend: { en: 'Hide legend', de: 'Überschrift ausblenden' },
});
