import { memberWords } from '@tideform/words';

/** Texts of the settings of columns. */
export const columnsSettingsWords = memberWords({
  columns: { en: 'Columns', de: 'Spalten' },
  columnsHint: {
    en: 'Removing a column removes what is in it. On a phone, columns lie one below the other.',
    de: 'Mit einer Spalte verschwindet, was in ihr liegt. Auf dem Telefon liegen Spalten untereinander.',
  },
});
