import { memberMessages } from '@tideform/i18n';

/** Messages of the column width editor. */
export const columnWidthsMessages = memberMessages({
  width: { en: 'Width', de: 'Breite', fr: 'Largeur' },
  offset: { en: 'Space before', de: 'Abstand davor', fr: 'Espace avant' },
  none: { en: 'default: 0', de: 'Standard: 0', fr: 'par défaut : 0' },
  even: { en: 'even', de: 'gleichmäßig', fr: 'égale' },
  full: {
    en: 'This row is full: 12 of 12 parts used.',
    de: 'Diese Zeile ist voll: 12 von 12 Teilen belegt.',
    fr: 'Cette ligne est pleine : 12 parts sur 12 utilisées.',
  },
  used: {
    en: '{parts} of 12 parts of the row used.',
    de: '{parts} von 12 Teilen der Zeile belegt.',
    fr: 'Parts de la ligne utilisées : {parts} sur 12.',
  },
  goesOn: {
    en: '{parts} parts don’t fit in a row of 12. Columns that don’t fit go below.',
    de: '{parts} Teile passen nicht in eine Zeile mit 12 Teilen. Spalten, die nicht passen, stehen darunter.',
    fr: 'Parts en trop pour une ligne de 12 : {parts}. Les colonnes qui ne tiennent pas sont placées en dessous.',
  },
});
