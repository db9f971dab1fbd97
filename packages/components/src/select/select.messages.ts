import { responderMessages } from '@tideform/i18n';

/** Messages that explain why the choices of an imported form can't be listed. */
export const selectMessages = responderMessages({
  resource: {
    en: 'These choices come from another system that isn’t available here. You can enter an answer.',
    de: 'Diese Optionen stammen aus einem anderen System, das hier nicht verfügbar ist. Sie können eine Antwort eingeben.',
    ar: 'تأتي هذه الخيارات من نظام آخر غير متاح هنا. يمكنك كتابة إجابة.',
    fr: 'Ces choix proviennent d’un autre système, qui n’est pas disponible ici. Vous pouvez entrer une réponse.',
  },
  indexeddb: {
    en: 'These choices come from another app’s database that isn’t available here. You can enter an answer.',
    de: 'Diese Optionen stammen aus der Datenbank einer anderen App, die hier nicht verfügbar ist. Sie können eine Antwort eingeben.',
    ar: 'تأتي هذه الخيارات من قاعدة بيانات تطبيق آخر غير متاحة هنا. يمكنك كتابة إجابة.',
    fr: 'Ces choix proviennent de la base de données d’une autre application, qui n’est pas disponible ici. Vous pouvez entrer une réponse.',
  },
});
