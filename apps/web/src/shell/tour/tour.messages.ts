import { responderMessages } from '@tideform/i18n';

/** Messages of the tour for new users. */
export const tourMessages = responderMessages({
  at: { en: '{step} of {steps}', de: '{step} von {steps}', ar: '{step} من {steps}', fr: '{step} sur {steps}' },
  teams: {
    title: { en: 'Your teams', de: 'Ihre Teams', ar: 'فرقك', fr: 'Vos équipes' },
    text: {
      en: 'Every form belongs to a team. Choose a team to see its forms.',
      de: 'Jedes Formular gehört zu einem Team. Wählen Sie ein Team aus, um dessen Formulare zu sehen.',
      ar: 'ينتمي كل نموذج إلى فريق. اختر فريقًا لعرض نماذجه.',
      fr: 'Chaque formulaire appartient à une équipe. Choisissez une équipe pour voir ses formulaires.',
    },
  },
  forms: {
    title: { en: 'Forms', de: 'Formulare', ar: 'النماذج', fr: 'Formulaires' },
    text: {
      en: 'Select a form to fill it out. Your answers are saved as you type, even when you’re offline.',
      de: 'Wählen Sie ein Formular aus, um es auszufüllen. Ihre Antworten werden während der Eingabe gespeichert, auch wenn Sie offline sind.',
      ar: 'حدّد نموذجًا لملئه. تُحفظ إجاباتك أثناء الكتابة، حتى عندما تكون غير متصل.',
      fr: 'Sélectionnez un formulaire pour le remplir. Vos réponses sont enregistrées au fur et à mesure de la saisie, même hors connexion.',
    },
  },
  you: {
    title: { en: 'Your account', de: 'Ihr Konto', ar: 'حسابك', fr: 'Votre compte' },
    text: {
      en: 'Find your theme, language, unsent work, and help here. The icon next to your account shows whether everything is synced.',
      de: 'Hier finden Sie Design, Sprache, nicht gesendete Daten und die Hilfe. Das Symbol neben Ihrem Konto zeigt, ob alles synchronisiert ist.',
      ar: 'ستجد هنا المظهر واللغة وعملك غير المُرسل والمساعدة. يوضح الرمز بجوار حسابك ما إذا تمت مزامنة كل شيء.',
      fr: 'Retrouvez ici le thème, la langue, vos données non envoyées et l’aide. L’icône à côté de votre compte indique si tout est synchronisé.',
    },
  },
  skip: { en: 'Skip', de: 'Überspringen', ar: 'تخطٍّ', fr: 'Passer' },
  back: { en: 'Back', de: 'Zurück', ar: 'رجوع', fr: 'Précédent' },
  next: { en: 'Next', de: 'Weiter', ar: 'التالي', fr: 'Suivant' },
  done: { en: 'Done', de: 'Fertig', ar: 'تم', fr: 'Terminé' },
});
