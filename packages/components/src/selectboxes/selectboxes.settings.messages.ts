import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of checkboxes. */
export const selectboxesSettingsMessages = memberMessages({
  least: { en: 'Minimum number of choices', de: 'Mindestanzahl der Optionen' },
  most: { en: 'Maximum number of choices', de: 'Höchstanzahl der Optionen' },
});
