import { memberMessages } from '@tideform/i18n';

/** Texts of the place where an author tries a condition or a formula. */
export const tryingMessages = memberMessages({
  tryIt: { en: 'Try it', de: 'Ausprobieren' },
  about: { en: 'Sample answers', de: 'Beispielantworten' },
  hint: {
    en: 'Change the sample answers to see what happens. They aren’t saved.',
    de: 'Ändern Sie die Beispielantworten, um das Ergebnis zu sehen. Sie werden nicht gespeichert.',
  },
  nothing: {
    en: 'This doesn’t use any answers from the form.',
    de: 'Hier werden keine Antworten des Formulars verwendet.',
  },
  noRow: { en: 'Add a row to try it.', de: 'Fügen Sie eine Zeile hinzu, um es auszuprobieren.' },
  shown: { en: 'With these answers: shown', de: 'Mit diesen Antworten: angezeigt' },
  hidden: { en: 'With these answers: hidden', de: 'Mit diesen Antworten: ausgeblendet' },
});
