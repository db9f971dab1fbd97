import { memberMessages } from '@tideform/i18n';

/** Texts of the place where an author tries a condition or a formula. */
export const tryingMessages = memberMessages({
  tryIt: { en: 'Try it', de: 'Ausprobieren' },
  about: { en: 'Sample answers', de: 'Beispielantworten' },
  hint: {
    en: 'Change the sample answers. Nothing of this is stored.',
    de: 'Ändern Sie die Beispielantworten. Nichts davon wird gespeichert.',
  },
  nothing: {
    en: 'It looks at no answer of the form.',
    de: 'Es betrachtet keine Antwort des Formulars.',
  },
  noRow: { en: 'Add a row to try it.', de: 'Fügen Sie eine Zeile hinzu, um es auszuprobieren.' },
  shown: { en: 'With these answers: shown', de: 'Mit diesen Antworten: zu sehen' },
  hidden: { en: 'With these answers: hidden', de: 'Mit diesen Antworten: ausgeblendet' },
});
