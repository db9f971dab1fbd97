import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a time. */
export const timeSettingsMessages = memberMessages({
  defaultValueHint: { en: 'Such as 14:30.', de: 'Etwa 14:30.', fr: 'Par exemple 14:30.' },
});
