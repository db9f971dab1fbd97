import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a field set. */
export const fieldsetSettingsMessages = memberMessages({
  legend: { en: 'Legend', de: 'Überschrift' },
  legendHint: { en: 'Says what the fields inside have in common.', de: 'Sagt, was die Felder darin verbindet.' },
  hideLegend: { en: 'Hide the legend', de: 'Überschrift ausblenden' },
});
