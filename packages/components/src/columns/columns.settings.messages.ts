import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of columns. */
export const columnsSettingsMessages = memberMessages({
  columns: { en: 'Columns', de: 'Spalten' },
  columnsHint: {
    en: 'Removing a column removes what is in it. On a phone, columns lie one below the other.',
    de: 'Mit einer Spalte verschwindet, was in ihr liegt. Auf dem Telefon liegen Spalten untereinander.',
  },
});
