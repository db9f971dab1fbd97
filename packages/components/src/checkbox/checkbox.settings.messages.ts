import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a checkbox. */
export const checkboxSettingsMessages = memberMessages({
  defaultValue: { en: 'Selected by default', de: 'Standardmäßig aktiviert', fr: 'Cochée par défaut' },
});
