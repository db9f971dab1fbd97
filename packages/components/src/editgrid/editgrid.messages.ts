import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** Messages of an edit grid, in addition to `rowsMessages`. */
export const editgridMessages = responderMessages({
  newRow: { en: 'New row {number}', de: 'Neue Zeile {number}', ar: 'صف جديد {number}', fr: 'Nouvelle ligne {number}' },
  edit: {
    en: 'Edit row {number}',
    de: 'Zeile {number} bearbeiten',
    ar: 'تعديل الصف {number}',
    fr: 'Modifier la ligne {number}',
  },
  remove: {
    en: 'Delete row {number}',
    de: 'Zeile {number} löschen',
    ar: 'حذف الصف {number}',
    fr: 'Supprimer la ligne {number}',
  },
  show: {
    en: 'Show row {number}',
    de: 'Zeile {number} einblenden',
    ar: 'إظهار الصف {number}',
    fr: 'Afficher la ligne {number}',
  },
  hide: {
    en: 'Hide row {number}',
    de: 'Zeile {number} ausblenden',
    ar: 'إخفاء الصف {number}',
    fr: 'Masquer la ligne {number}',
  },
  save: { en: 'Save', de: 'Speichern', ar: 'حفظ', fr: 'Enregistrer' },
  done: { en: 'Done', de: 'Fertig', ar: 'تم', fr: 'Terminé' },
  cancel: { en: 'Cancel', de: 'Abbrechen', ar: 'إلغاء', fr: 'Annuler' },
  close: { en: 'Close', de: 'Schließen', ar: 'إغلاق', fr: 'Fermer' },
  saved: {
    en: 'Saved row {number}',
    de: 'Zeile {number} gespeichert',
    ar: 'حُفظ الصف {number}',
    fr: 'Ligne {number} enregistrée',
  },
  cancelled: {
    en: 'Discarded changes in row {number}',
    de: 'Änderungen in Zeile {number} verworfen',
    ar: 'تم تجاهل التغييرات في الصف {number}',
    fr: 'Modifications de la ligne {number} abandonnées',
  },
  notAdded: { en: 'Row not added', de: 'Zeile nicht hinzugefügt', ar: 'لم يُضف الصف', fr: 'Ligne non ajoutée' },
  wrong: {
    en: '{count, plural, one {# answer needs attention} other {# answers need attention}}',
    de: '{count, plural, one {# Antwort erfordert Aufmerksamkeit} other {# Antworten erfordern Aufmerksamkeit}}',
    ar: '{count, plural, zero {لا إجابات تحتاج إلى انتباه} one {إجابة واحدة تحتاج إلى انتباه} two {إجابتان تحتاجان إلى انتباه} few {# إجابات تحتاج إلى انتباه} many {# إجابة تحتاج إلى انتباه} other {# إجابة تحتاج إلى انتباه}}',
    fr: '{count, plural, one {# réponse à vérifier} many {# de réponses à vérifier} other {# réponses à vérifier}}',
  },
  nothing: { en: '–', de: '–', ar: '–', fr: '–' },
  nothingSpoken: { en: 'Not answered', de: 'Nicht beantwortet', ar: 'بلا إجابة', fr: 'Sans réponse' },
  picture: { en: 'Picture', de: 'Bild', ar: 'صورة', fr: 'Image' },
  rows: {
    en: '{count, plural, one {# row} other {# rows}}',
    de: '{count, plural, one {# Zeile} other {# Zeilen}}',
    ar: '{count, plural, zero {لا صفوف} one {صف واحد} two {صفان} few {# صفوف} many {# صفًا} other {# صف}}',
    fr: '{count, plural, one {# ligne} many {# de lignes} other {# lignes}}',
  },
  more: { en: '{count} more', de: '{count} weitere', ar: '{count} غيرها', fr: '{count} de plus' },
  discardTitle: {
    en: 'Discard changes in row {number}?',
    de: 'Änderungen in Zeile {number} verwerfen?',
    ar: 'تجاهل التغييرات في الصف {number}؟',
    fr: 'Abandonner les modifications de la ligne {number} ?',
  },
  discardNewTitle: {
    en: 'Discard the new row?',
    de: 'Neue Zeile verwerfen?',
    ar: 'تجاهل الصف الجديد؟',
    fr: 'Abandonner la nouvelle ligne ?',
  },
  discardText: {
    en: 'Your answers in this row will be lost.',
    de: 'Ihre Antworten in dieser Zeile gehen verloren.',
    ar: 'ستفقد إجاباتك في هذا الصف.',
    fr: 'Vos réponses dans cette ligne seront perdues.',
  },
  keepEditing: { en: 'Keep editing', de: 'Weiter bearbeiten', ar: 'متابعة التعديل', fr: 'Continuer la modification' },
  discard: { en: 'Discard', de: 'Verwerfen', ar: 'تجاهل', fr: 'Abandonner' },
  removeTitle: {
    en: 'Delete row {number}?',
    de: 'Zeile {number} löschen?',
    ar: 'حذف الصف {number}؟',
    fr: 'Supprimer la ligne {number} ?',
  },
  removeText: {
    en: 'The answers in this row will be lost.',
    de: 'Die Antworten in dieser Zeile gehen verloren.',
    ar: 'ستُفقد إجابات هذا الصف.',
    fr: 'Les réponses de cette ligne seront perdues.',
  },
  removeRow: { en: 'Delete', de: 'Löschen', ar: 'حذف', fr: 'Supprimer' },
  keep: { en: 'Keep', de: 'Behalten', ar: 'احتفاظ', fr: 'Conserver' },
});

export type EditgridMessages = MessagesOf<typeof editgridMessages>;
