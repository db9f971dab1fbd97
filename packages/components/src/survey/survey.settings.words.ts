import { memberWords } from '@tideform/words';

/** Texts of the settings of a survey. */
export const surveySettingsWords = memberWords({
  questions: { en: 'Questions', de: 'Fragen' },
  answers: { en: 'Answers', de: 'Antworten' },
});
