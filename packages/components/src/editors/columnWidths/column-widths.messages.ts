import { memberMessages } from '@tideform/i18n';

/** Texts of the widths' editor. */
export const columnWidthsMessages = memberMessages({
  width: { en: 'Width', de: 'Breite' },
  offset: { en: 'Space before', de: 'Abstand davor' },
  none: { en: 'default: 0', de: 'Standard: 0' },
  even: { en: 'even', de: 'gleichmäßig' },
  full: { en: 'This row is full: 12 of 12 parts used.', de: 'Diese Zeile ist voll: 12 von 12 Teilen belegt.' },
  used: { en: '{parts} of 12 parts of the row used.', de: '{parts} von 12 Teilen der Zeile belegt.' },
  goesOn: {
    en: '{parts} parts don’t fit in a row of 12. Columns that don’t fit go below.',
    de: '{parts} Teile passen nicht in eine Zeile mit 12 Teilen. Spalten, die nicht passen, stehen darunter.',
  },
});
