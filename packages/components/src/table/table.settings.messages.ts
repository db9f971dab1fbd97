import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a table. */
export const tableSettingsMessages = memberMessages({
  labelHint: {
    en: 'Only shown in the builder.',
    de: 'Wird nur im Designer angezeigt.',
    fr: 'Visible uniquement dans le concepteur.',
  },
  size: { en: 'Rows and columns', de: 'Zeilen und Spalten', fr: 'Lignes et colonnes' },
  sizeHint: {
    en: 'If you remove a row or column, its components are removed too. On phones, the cells of a row are shown one below the other.',
    de: 'Wenn Sie eine Zeile oder Spalte entfernen, werden auch ihre Komponenten entfernt. Auf Smartphones stehen die Zellen einer Zeile untereinander.',
    fr: 'Si vous supprimez une ligne ou une colonne, ses composants sont également supprimés. Sur un téléphone, les cellules d’une ligne s’affichent les unes sous les autres.',
  },
  rowCount: { en: 'Number of rows', de: 'Anzahl der Zeilen', fr: 'Nombre de lignes' },
  columnCount: { en: 'Number of columns', de: 'Anzahl der Spalten', fr: 'Nombre de colonnes' },
  caption: { en: 'Caption', de: 'Titel', fr: 'Légende' },
  captionHint: {
    en: 'Shown above the table.',
    de: 'Wird über der Tabelle angezeigt.',
    fr: 'S’affiche au-dessus du tableau.',
  },
  header: { en: 'Column header', de: 'Spaltenüberschrift', fr: 'En-tête de colonne' },
  headerHint: {
    en: 'One for each column, starting with the first.',
    de: 'Eine je Spalte, beginnend mit der ersten.',
    fr: 'Un par colonne, en commençant par la première.',
  },
  alignment: { en: 'Cell alignment', de: 'Zellenausrichtung', fr: 'Alignement des cellules' },
  alignments: {
    left: { en: 'Start', de: 'Anfang', fr: 'Début' },
    center: { en: 'Center', de: 'Mitte', fr: 'Centre' },
    right: { en: 'End', de: 'Ende', fr: 'Fin' },
  },
  bordered: { en: 'Cell borders', de: 'Zellenrahmen', fr: 'Bordures des cellules' },
  striped: { en: 'Banded rows', de: 'Gebänderte Zeilen', fr: 'Lignes à bandes' },
  hover: {
    en: 'Highlight row on hover',
    de: 'Zeile beim Zeigen hervorheben',
    fr: 'Mettre la ligne en surbrillance au survol',
  },
  condensed: { en: 'Compact cells', de: 'Kompakte Zellen', fr: 'Cellules compactes' },
});
