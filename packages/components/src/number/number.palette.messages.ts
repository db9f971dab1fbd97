import { memberMessages } from '@tideform/i18n';

/** What the palette says of a number. `words`: more that people look for it by, English ones in every language. */
export const numberPaletteMessages = memberMessages({
  name: { en: 'Number', de: 'Zahl', fr: 'Nombre' },
  keywords: {
    en: 'amount quantity measure decimal integer',
    de: 'Nummer Menge Anzahl Maß Dezimalzahl Ganzzahl number amount quantity measure decimal integer',
    fr: 'numéro chiffre montant quantité mesure décimal entier number amount quantity measure decimal integer',
  },
  label: { en: 'Number', de: 'Zahl', fr: 'Nombre' },
});
