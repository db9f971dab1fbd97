import { responderMessages } from '@tideform/i18n';

/** Texts of the tour that newcomers are shown once. */
export const tourMessages = responderMessages({
  at: { en: '{step} of {steps}', de: '{step} von {steps}', ar: '{step} من {steps}' },
  teams: {
    title: { en: 'Your teams', de: 'Ihre Teams', ar: 'فرقك' },
    text: {
      en: 'Every form belongs to a team. Choose a team to see its forms.',
      de: 'Jedes Formular gehört zu einem Team. Wählen Sie ein Team aus, um dessen Formulare zu sehen.',
      ar: 'ينتمي كل نموذج إلى فريق. اختر فريقًا لعرض نماذجه.',
    },
  },
  forms: {
    title: { en: 'Forms', de: 'Formulare', ar: 'النماذج' },
    text: {
      en: 'Select a form to fill it out. Your answers are saved as you type, even when you’re offline.',
      de: 'Wählen Sie ein Formular aus, um es auszufüllen. Ihre Antworten werden während der Eingabe gespeichert, auch wenn Sie offline sind.',
      ar: 'حدّد نموذجًا لملئه. تُحفظ إجاباتك أثناء الكتابة، حتى عندما تكون غير متصل.',
    },
  },
  you: {
    title: { en: 'Your account', de: 'Ihr Konto', ar: 'حسابك' },
    text: {
      en: 'Find your theme, language, unsent work, and help here. The icon next to your account shows whether everything is synced.',
      de: 'Hier finden Sie Design, Sprache, nicht gesendete Daten und die Hilfe. Das Symbol neben Ihrem Konto zeigt, ob alles synchronisiert ist.',
      ar: 'ستجد هنا المظهر واللغة وعملك غير المُرسل والمساعدة. يوضح الرمز بجوار حسابك ما إذا تمت مزامنة كل شيء.',
    },
  },
  skip: { en: 'Skip', de: 'Überspringen', ar: 'تخطٍّ' },
  back: { en: 'Back', de: 'Zurück', ar: 'رجوع' },
  next: { en: 'Next', de: 'Weiter', ar: 'التالي' },
  done: { en: 'Done', de: 'Fertig', ar: 'تم' },
});
