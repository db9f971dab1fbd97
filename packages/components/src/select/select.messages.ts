import { responderMessages } from '@tideform/i18n';

/** Why choices of a form from elsewhere cannot be listed here. */
export const selectMessages = responderMessages({
  resource: {
    en: 'These choices are kept in another system, which cannot be reached from here. You can type an answer.',
    de: 'Diese Auswahl liegt in einem anderen System, das von hier nicht erreichbar ist. Die Antwort kann eingetippt werden.',
    ar: 'هذه الخيارات محفوظة في نظام آخر لا يمكن الوصول إليه من هنا. يمكنك كتابة الإجابة.',
  },
  indexeddb: {
    en: 'These choices are kept in the database of another app, which cannot be reached from here. You can type an answer.',
    de: 'Diese Auswahl liegt in der Datenbank einer anderen App, die von hier nicht erreichbar ist. Die Antwort kann eingetippt werden.',
    ar: 'هذه الخيارات محفوظة في قاعدة بيانات تطبيق آخر لا يمكن الوصول إليها من هنا. يمكنك كتابة الإجابة.',
  },
});
