import { memberMessages } from '@tideform/i18n';

/** Texts of the widths' editor. */
export const columnWidthsMessages = memberMessages({
  width: { en: 'Width', de: 'Breite' },
  offset: { en: 'Empty before it', de: 'Leer davor' },
  none: { en: 'empty: 0', de: 'leer: 0' },
  even: { en: 'even share', de: 'gleich' },
  full: { en: 'The row is full: 12 of 12 parts.', de: 'Die Zeile ist voll: 12 von 12 Teilen.' },
  used: { en: 'Used: {parts} of the 12 parts of a row.', de: 'Belegt: {parts} von 12 Teilen einer Zeile.' },
  goesOn: {
    en: '{parts} parts do not fit into the 12 of a row. The rest goes below.',
    de: '{parts} Teile passen nicht in die 12 einer Zeile. Der Rest steht darunter.',
  },
});
