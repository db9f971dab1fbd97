import { responderMessages } from '@tideform/i18n';

/** Messages of a text field with several masks. */
export const textfieldMessages = responderMessages({
  kind: { en: 'Format', de: 'Format', ar: 'التنسيق', fr: 'Format' },
});
