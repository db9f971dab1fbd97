import { responderMessages } from '@tideform/i18n';

/** Messages of a printed survey. */
export const surveyMessages = responderMessages({
  question: { en: 'Question', de: 'Frage', ar: 'السؤال', fr: 'Question' },
  answer: { en: 'Answer', de: 'Antwort', ar: 'الإجابة', fr: 'Réponse' },
});
