import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of columns. */
export const columnsSettingsMessages = memberMessages({
  columns: { en: 'Columns', de: 'Spalten', fr: 'Colonnes' },
  columnsHint: {
    en: 'If you remove a column, its components are removed too. On phones, columns are shown one below the other.',
    de: 'Wenn Sie eine Spalte entfernen, werden auch ihre Komponenten entfernt. Auf Smartphones stehen Spalten untereinander.',
    fr: 'Si vous supprimez une colonne, ses composants sont également supprimés. Sur les téléphones, les colonnes sont affichées les unes sous les autres.',
  },
});
