import { responderMessages } from '@tideform/i18n';

/** Texts of the screen for what another app has shared. */
export const receivedMessages = responderMessages({
  title: { en: 'Shared with Tideform', de: 'Mit Tideform geteilt', ar: 'تمت مشاركته مع Tideform' },
  files: { en: 'Files', de: 'Dateien', ar: 'الملفات' },
  choose: { en: 'Choose a form for it', de: 'Wählen Sie ein Formular dafür', ar: 'اختر نموذجًا له' },
  nothing: {
    title: { en: 'Nothing was shared', de: 'Nichts wurde geteilt', ar: 'لم تتم مشاركة أي شيء' },
    text: {
      en: 'Share a photo or file from another app, and choose Tideform there.',
      de: 'Teilen Sie ein Foto oder eine Datei aus einer anderen App und wählen Sie dort Tideform.',
      ar: 'شارك صورة أو ملفًا من تطبيق آخر واختر Tideform هناك.',
    },
  },
  noForm: {
    title: { en: 'No form takes files', de: 'Kein Formular nimmt Dateien', ar: 'لا يوجد نموذج يقبل الملفات' },
    text: {
      en: 'None of the published forms of your teams asks for a photo or file.',
      de: 'Keines der veröffentlichten Formulare Ihrer Teams fragt nach einem Foto oder einer Datei.',
      ar: 'لا يطلب أي من النماذج المنشورة لفرقك صورة أو ملفًا.',
    },
  },
});
