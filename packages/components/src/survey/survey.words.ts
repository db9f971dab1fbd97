import { responderWords } from '@tideform/words';

/** Texts of a survey on paper. */
export const surveyWords = responderWords({
  question: { en: 'Question', de: 'Frage', ar: 'السؤال' },
  answer: { en: 'Answer', de: 'Antwort', ar: 'الإجابة' },
});
