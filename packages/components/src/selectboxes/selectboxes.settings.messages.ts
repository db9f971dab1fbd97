import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of checkboxes. */
export const selectboxesSettingsMessages = memberMessages({
  least: { en: 'Minimum number of choices', de: 'Mindestanzahl der Optionen', fr: 'Nombre minimal de choix' },
  most: { en: 'Maximum number of choices', de: 'Höchstanzahl der Optionen', fr: 'Nombre maximal de choix' },
});
