import { memberMessages } from '@tideform/i18n';

/** Palette entry of a number. `keywords`: additional search terms, including English ones in every language. */
export const numberPaletteMessages = memberMessages({
  name: { en: 'Number', de: 'Zahl', fr: 'Nombre' },
  keywords: {
    en: 'amount quantity measure decimal integer',
    de: 'Nummer Menge Anzahl Maß Dezimalzahl Ganzzahl number amount quantity measure decimal integer',
    fr: 'numéro chiffre montant quantité mesure décimal entier number amount quantity measure decimal integer',
  },
  label: { en: 'Number', de: 'Zahl', fr: 'Nombre' },
});
