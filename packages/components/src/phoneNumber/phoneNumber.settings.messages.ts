import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a phone number. */
export const phoneNumberSettingsMessages = memberMessages({
  maskHint: {
    en: 'Use 9 for a digit, a for a letter, and * for either. Leave blank to allow any number.',
    de: 'Verwenden Sie 9 für eine Ziffer, a für einen Buchstaben und * für beides. Lassen Sie das Feld leer, um jede Nummer zuzulassen.',
    fr: 'Utilisez 9 pour un chiffre, a pour une lettre et * pour l’un ou l’autre. Laissez vide pour autoriser n’importe quel numéro.',
  },
});
