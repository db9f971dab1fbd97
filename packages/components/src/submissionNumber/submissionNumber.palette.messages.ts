import { memberMessages } from '@tideform/i18n';

/**
 * Palette entry of a submission number. `keywords`: additional search terms, including English ones in every language.
 */
export const submissionNumberPaletteMessages = memberMessages({
  name: { en: 'Submission number', de: 'Einsendungs­nummer', fr: 'Numéro de soumission' },
  keywords: {
    en: 'id reference counter serial automatic',
    de: 'laufende Nummer Vorgangsnummer Zähler automatisch submission number id reference counter serial automatic',
    fr: 'identifiant référence compteur numéro de série automatique submission number id reference counter serial automatic',
  },
  label: { en: 'Number', de: 'Nummer', fr: 'Numéro' },
});
