import { memberMessages } from '@tideform/i18n';

/** Messages for trying a condition or formula with sample answers. */
export const tryingMessages = memberMessages({
  tryIt: { en: 'Try it', de: 'Ausprobieren', fr: 'Essayer' },
  about: { en: 'Sample answers', de: 'Beispielantworten', fr: 'Exemples de réponses' },
  hint: {
    en: 'Change the sample answers to see what happens. They aren’t saved.',
    de: 'Ändern Sie die Beispielantworten, um das Ergebnis zu sehen. Sie werden nicht gespeichert.',
    fr: 'Modifiez les exemples de réponses pour voir le résultat. Ils ne sont pas enregistrés.',
  },
  nothing: {
    en: 'This doesn’t use any answers from the form.',
    de: 'Hier werden keine Antworten des Formulars verwendet.',
    fr: 'Aucune réponse du formulaire n’est utilisée ici.',
  },
  noRow: {
    en: 'Add a row to try it.',
    de: 'Fügen Sie eine Zeile hinzu, um es auszuprobieren.',
    fr: 'Ajoutez une ligne pour faire un essai.',
  },
  shown: { en: 'With these answers: shown', de: 'Mit diesen Antworten: angezeigt', fr: 'Avec ces réponses : affiché' },
  hidden: {
    en: 'With these answers: hidden',
    de: 'Mit diesen Antworten: ausgeblendet',
    fr: 'Avec ces réponses : masqué',
  },
});
