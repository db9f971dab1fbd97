import { responderMessages } from '@tideform/i18n';

/** Texts of the tour that newcomers are shown once. */
export const tourMessages = responderMessages({
  at: { en: '{step} of {steps}', de: '{step} von {steps}', ar: '{step} من {steps}' },
  teams: {
    title: { en: 'Your teams', de: 'Ihre Teams', ar: 'فرقك' },
    text: {
      en: 'Forms live in teams. Choose here whose forms you see.',
      de: 'Formulare gehören zu Teams. Wählen Sie hier, wessen Formulare Sie sehen.',
      ar: 'تنتمي النماذج إلى الفرق. اختر من هنا الفريق الذي ترى نماذجه.',
    },
  },
  forms: {
    title: { en: 'Their forms', de: 'Die Formulare', ar: 'النماذج' },
    text: {
      en: 'Press a form to fill it in. What you type is saved as you go, without a network, too.',
      de: 'Drücken Sie auf ein Formular, um es auszufüllen. Was Sie tippen, wird dabei gespeichert, auch ohne Netz.',
      ar: 'اضغط على نموذج لملئه. يُحفظ ما تكتبه أثناء الكتابة، حتى دون اتصال.',
    },
  },
  you: {
    title: { en: 'Everything about you', de: 'Alles, was Sie betrifft', ar: 'كل ما يخصك' },
    text: {
      en: 'Theme, language, what waits on this device, and the help. The mark beside it says whether everything has arrived.',
      de: 'Design, Sprache, was auf diesem Gerät wartet, und die Hilfe. Das Zeichen daneben sagt, ob alles angekommen ist.',
      ar: 'المظهر واللغة وما ينتظر على هذا الجهاز والمساعدة. وتخبرك العلامة المجاورة هل وصل كل شيء.',
    },
  },
  skip: { en: 'Skip', de: 'Überspringen', ar: 'تخطٍّ' },
  back: { en: 'Back', de: 'Zurück', ar: 'رجوع' },
  next: { en: 'Next', de: 'Weiter', ar: 'التالي' },
  done: { en: 'Done', de: 'Fertig', ar: 'تم' },
});
