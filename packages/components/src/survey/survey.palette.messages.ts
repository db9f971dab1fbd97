import { memberMessages } from '@tideform/i18n';

/** Palette entry of a survey. `keywords`: additional search terms, including English ones in every language. */
export const surveyPaletteMessages = memberMessages({
  name: { en: 'Survey', de: 'Umfrage', fr: 'Enquête' },
  keywords: {
    en: 'likert matrix rating scale questions table opinion',
    de: 'Likert Matrix Bewertung Skala Fragen Meinung survey likert matrix rating scale questions table opinion',
    fr: 'sondage Likert matrice évaluation échelle questions tableau opinion avis survey likert matrix rating scale questions table opinion',
  },
  label: { en: 'Survey', de: 'Umfrage', fr: 'Enquête' },
  question: { en: 'Question {number}', de: 'Frage {number}', fr: 'Question {number}' },
  poor: { en: 'Poor', de: 'Schlecht', fr: 'Mauvais' },
  fair: { en: 'Fair', de: 'Mittel', fr: 'Moyen' },
  good: { en: 'Good', de: 'Gut', fr: 'Bon' },
});
