import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a field set. */
export const fieldsetSettingsMessages = memberMessages({
  legend: { en: 'Legend', de: 'Überschrift', fr: 'Légende' },
  legendHint: {
    en: 'A heading for the fields inside.',
    de: 'Eine Überschrift für die Felder darin.',
    fr: 'Titre pour les champs du groupe.',
  },
  hideLegend: { en: 'Hide legend', de: 'Überschrift ausblenden', fr: 'Masquer la légende' },
});
