import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a dropdown. */
export const selectSettingsMessages = memberMessages({
  multiple: { en: 'Multiple choices', de: 'Mehrfachauswahl', fr: 'Choix multiples' },
});
