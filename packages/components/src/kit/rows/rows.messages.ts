import { responderMessages } from '@tideform/i18n';

/** Messages about grid rows, shared by all grids. */
export const rowsMessages = responderMessages({
  /** Name of a row, based on the label of its first field: `Defect 1`, `Name 2`. */
  named: { en: '{name} {number}', de: '{name} {number}', ar: '{name} {number}', fr: '{name} {number}' },
  row: { en: 'Row {number}', de: 'Zeile {number}', ar: 'الصف {number}', fr: 'Ligne {number}' },
  remove: { en: 'Delete row', de: 'Zeile löschen', ar: 'حذف الصف', fr: 'Supprimer la ligne' },
  added: {
    en: 'Added row {number}',
    de: 'Zeile {number} hinzugefügt',
    ar: 'أُضيف الصف {number}',
    fr: 'Ligne {number} ajoutée',
  },
  removed: {
    en: 'Deleted row {number}. {left, plural, one {# row is} other {# rows are}} left.',
    de: 'Zeile {number} gelöscht. {left, plural, =0 {Keine Zeile} one {Noch # Zeile} other {Noch # Zeilen}} übrig.',
    ar: 'حُذف الصف {number}. {left, plural, zero {لم يبقَ أي صف} one {بقي صف واحد} two {بقي صفان} few {بقيت # صفوف} many {بقي # صفًا} other {بقي # صف}}.',
    fr: 'Ligne {number} supprimée. {left, plural, =0 {Il ne reste aucune ligne} one {Il reste # ligne} many {Il reste # de lignes} other {Il reste # lignes}}.',
  },
  none: { en: 'No rows yet', de: 'Noch keine Zeilen', ar: 'لا توجد صفوف بعد', fr: 'Aucune ligne pour l’instant' },
  unreadableRow: {
    en: 'This row can’t be shown. Its content is kept.',
    de: 'Diese Zeile kann nicht angezeigt werden. Der Inhalt bleibt erhalten.',
    ar: 'لا يمكن عرض هذا الصف. سيبقى محتواه محفوظًا.',
    fr: 'Impossible d’afficher cette ligne. Son contenu est conservé.',
  },
  unreadable: {
    en: 'The saved answer can’t be shown as rows. It’s kept unchanged.',
    de: 'Die gespeicherte Antwort kann nicht in Zeilen angezeigt werden. Sie bleibt unverändert erhalten.',
    ar: 'لا يمكن عرض الإجابة المحفوظة في صفوف. ستبقى دون تغيير.',
    fr: 'Impossible d’afficher la réponse enregistrée sous forme de lignes. Elle est conservée telle quelle.',
  },
});
