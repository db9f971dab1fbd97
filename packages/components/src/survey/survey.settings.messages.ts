import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a survey. */
export const surveySettingsMessages = memberMessages({
  questions: { en: 'Questions', de: 'Fragen', fr: 'Questions' },
  answers: { en: 'Answers', de: 'Antworten', fr: 'Réponses' },
});
