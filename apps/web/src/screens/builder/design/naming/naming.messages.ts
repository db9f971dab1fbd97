import { memberMessages } from '@tideform/i18n';

/** Texts of a name that is edited where it stands. */
export const namingMessages = memberMessages({
  name: { en: 'Component name', de: 'Komponentenname', fr: 'Nom du composant' },
});
