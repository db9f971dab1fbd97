import { responderMessages } from '@tideform/i18n';

/** Messages of the screen for files shared by another app. */
export const receivedMessages = responderMessages({
  title: {
    en: 'Shared with Tideform',
    de: 'Mit Tideform geteilt',
    ar: 'تمت مشاركته مع Tideform',
    fr: 'Partagé avec Tideform',
  },
  files: { en: 'Files', de: 'Dateien', ar: 'الملفات', fr: 'Fichiers' },
  choose: {
    en: 'Choose a form for these files',
    de: 'Wählen Sie ein Formular für diese Dateien aus',
    ar: 'اختر نموذجًا لهذه الملفات',
    fr: 'Choisissez un formulaire pour ces fichiers',
  },
  nothing: {
    title: {
      en: 'Nothing was shared',
      de: 'Es wurde nichts geteilt',
      ar: 'لم تتم مشاركة أي شيء',
      fr: 'Rien n’a été partagé',
    },
    text: {
      en: 'Share a photo or file from another app, and then choose Tideform.',
      de: 'Teilen Sie ein Foto oder eine Datei aus einer anderen App, und wählen Sie dann Tideform aus.',
      ar: 'شارك صورة أو ملفًا من تطبيق آخر، ثم اختر Tideform.',
      fr: 'Partagez une photo ou un fichier depuis une autre application, puis choisissez Tideform.',
    },
  },
  noForm: {
    title: {
      en: 'No forms accept files',
      de: 'Keine Formulare mit Dateien',
      ar: 'لا توجد نماذج تقبل الملفات',
      fr: 'Aucun formulaire n’accepte de fichiers',
    },
    text: {
      en: 'None of your teams’ published forms ask for a photo or file.',
      de: 'In keinem der veröffentlichten Formulare Ihrer Teams wird ein Foto oder eine Datei abgefragt.',
      ar: 'لا يطلب أي من النماذج المنشورة لفرقك صورة أو ملفًا.',
      fr: 'Aucun des formulaires publiés de vos équipes ne demande de photo ou de fichier.',
    },
  },
});
