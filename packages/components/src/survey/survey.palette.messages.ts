import { memberMessages } from '@tideform/i18n';

/** What the palette says of a survey. `words`: more that people look for it by, English ones in every language. */
export const surveyPaletteMessages = memberMessages({
  name: { en: 'Survey', de: 'Umfrage' },
  keywords: {
    en: 'likert matrix rating scale questions table opinion',
    de: 'Likert Matrix Bewertung Skala Fragen Meinung survey likert matrix rating scale questions table opinion',
  },
  label: { en: 'Survey', de: 'Umfrage' },
  question: { en: 'Question {number}', de: 'Frage {number}' },
  poor: { en: 'Poor', de: 'Schlecht' },
  fair: { en: 'Fair', de: 'Mittel' },
  good: { en: 'Good', de: 'Gut' },
});
