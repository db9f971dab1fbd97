import { memberMessages } from '@tideform/i18n';

/** Messages of the inline editor for names. */
export const namingMessages = memberMessages({
  name: { en: 'Component name', de: 'Komponentenname', fr: 'Nom du composant' },
});
