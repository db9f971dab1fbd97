import { memberMessages } from '@tideform/i18n';

/** Palette entry of a button. `keywords`: additional search terms, including English ones in every language. */
export const buttonPaletteMessages = memberMessages({
  name: { en: 'Button', de: 'Schaltfläche', fr: 'Bouton' },
  keywords: {
    en: 'submit send reset action',
    de: 'Schaltfläche Knopf Absenden Senden Zurücksetzen Aktion button submit send reset action',
    fr: 'bouton envoyer soumettre valider réinitialiser effacer action button submit send reset action',
  },
  label: { en: 'Submit', de: 'Absenden', fr: 'Envoyer' },
});
