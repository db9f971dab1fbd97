import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a well. */
export const wellSettingsMessages = memberMessages({
  labelHint: {
    en: 'Only shown in the builder.',
    de: 'Wird nur im Designer angezeigt.',
    fr: 'Visible uniquement dans le concepteur.',
  },
});
