import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a content block. */
export const contentSettingsMessages = memberMessages({
  html: { en: 'Content', de: 'Inhalt', fr: 'Contenu' },
});
