import { type MessagesOf, responderMessages } from '@tideform/i18n';

/** Messages of the rich text editor. */
export const richTextMessages = responderMessages({
  toolbar: { en: 'Formatting', de: 'Formatierung', ar: 'التنسيق', fr: 'Mise en forme' },
  style: { en: 'Style', de: 'Formatvorlage', ar: 'النمط', fr: 'Style' },
  paragraph: { en: 'Text', de: 'Text', ar: 'نص', fr: 'Texte' },
  heading: { en: 'Heading', de: 'Überschrift', ar: 'عنوان', fr: 'Titre' },
  smallHeading: { en: 'Subheading', de: 'Unterüberschrift', ar: 'عنوان فرعي', fr: 'Sous-titre' },
  bold: { en: 'Bold', de: 'Fett', ar: 'غامق', fr: 'Gras' },
  italic: { en: 'Italic', de: 'Kursiv', ar: 'مائل', fr: 'Italique' },
  underline: { en: 'Underline', de: 'Unterstrichen', ar: 'تسطير', fr: 'Souligné' },
  strike: { en: 'Strikethrough', de: 'Durchgestrichen', ar: 'يتوسطه خط', fr: 'Barré' },
  bulletList: { en: 'List', de: 'Liste', ar: 'قائمة', fr: 'Liste à puces' },
  orderedList: { en: 'Numbered list', de: 'Nummerierte Liste', ar: 'قائمة مرقمة', fr: 'Liste numérotée' },
  quote: { en: 'Quote', de: 'Zitat', ar: 'اقتباس', fr: 'Citation' },
  link: { en: 'Link', de: 'Link', ar: 'رابط', fr: 'Lien' },
  address: { en: 'Address', de: 'Adresse', ar: 'العنوان', fr: 'Adresse' },
  apply: { en: 'Apply', de: 'Übernehmen', ar: 'تطبيق', fr: 'Appliquer' },
  removeLink: { en: 'Remove link', de: 'Link entfernen', ar: 'إزالة الرابط', fr: 'Supprimer le lien' },
  cancel: { en: 'Cancel', de: 'Abbrechen', ar: 'إلغاء', fr: 'Annuler' },
  noAddress: {
    en: 'Enter a valid link address.',
    de: 'Geben Sie eine gültige Linkadresse ein.',
    ar: 'أدخل عنوان رابط صالحًا.',
    fr: 'Entrez une adresse de lien valide.',
  },
  picture: { en: 'Picture', de: 'Bild', ar: 'صورة', fr: 'Image' },
  noPicture: {
    en: 'Couldn’t add this picture. Choose a smaller picture or another file type.',
    de: 'Das Bild konnte nicht hinzugefügt werden. Wählen Sie ein kleineres Bild oder einen anderen Dateityp aus.',
    ar: 'تعذرت إضافة هذه الصورة. اختر صورة أصغر أو نوع ملف آخر.',
    fr: 'Impossible d’ajouter cette image. Choisissez une image plus petite ou un autre type de fichier.',
  },
  table: { en: 'Table', de: 'Tabelle', ar: 'جدول', fr: 'Tableau' },
  addRow: { en: 'Add row', de: 'Zeile hinzufügen', ar: 'إضافة صف', fr: 'Ajouter une ligne' },
  addColumn: { en: 'Add column', de: 'Spalte hinzufügen', ar: 'إضافة عمود', fr: 'Ajouter une colonne' },
  removeRow: { en: 'Delete row', de: 'Zeile löschen', ar: 'حذف الصف', fr: 'Supprimer la ligne' },
  removeColumn: { en: 'Delete column', de: 'Spalte löschen', ar: 'حذف العمود', fr: 'Supprimer la colonne' },
  removeTable: { en: 'Delete table', de: 'Tabelle löschen', ar: 'حذف الجدول', fr: 'Supprimer le tableau' },
  undo: { en: 'Undo', de: 'Rückgängig', ar: 'تراجع', fr: 'Annuler l’action' },
  redo: { en: 'Redo', de: 'Wiederholen', ar: 'إعادة', fr: 'Rétablir' },
});

export type RichTextMessages = MessagesOf<typeof richTextMessages>;
