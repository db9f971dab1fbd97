import { memberMessages } from '@tideform/i18n';

/** Reasons why an AI provider couldn't complete a request. */
export const aiMessages = memberMessages({
  noSchema: {
    en: 'Form schema is not available for AI code generation',
    de: 'Das Formularschema ist für die KI-Codegenerierung nicht verfügbar',
    fr: 'Le schéma du formulaire n’est pas disponible pour la génération de code par l’IA',
  },
  failures: {
    unavailable: {
      en: 'The AI provider isn’t responding. Try again later.',
      de: 'Der KI-Anbieter antwortet nicht. Versuchen Sie es später erneut.',
      fr: 'Le fournisseur d’IA ne répond pas. Réessayez plus tard.',
    },
    cut: {
      en: 'The response from the AI provider was incomplete. Try again.',
      de: 'Die Antwort des KI-Anbieters war unvollständig. Versuchen Sie es erneut.',
      fr: 'La réponse du fournisseur d’IA était incomplète. Réessayez.',
    },
    silent: {
      en: 'The AI provider took too long to respond. Try again.',
      de: 'Der KI-Anbieter hat zu lange gebraucht. Versuchen Sie es erneut.',
      fr: 'Le fournisseur d’IA a mis trop de temps à répondre. Réessayez.',
    },
    refused: {
      en: 'The AI provider declined this request. Try a different description.',
      de: 'Der KI-Anbieter hat diese Anfrage abgelehnt. Versuchen Sie es mit einer anderen Beschreibung.',
      fr: 'Le fournisseur d’IA a refusé cette demande. Essayez une autre description.',
    },
    'too-long': {
      en: 'The result is too long. Ask for something shorter.',
      de: 'Das Ergebnis ist zu lang. Fordern Sie etwas Kürzeres an.',
      fr: 'Le résultat est trop long. Demandez quelque chose de plus court.',
    },
    busy: {
      en: 'The AI provider is busy. Try again in a minute.',
      de: 'Der KI-Anbieter ist ausgelastet. Versuchen Sie es in einer Minute erneut.',
      fr: 'Le fournisseur d’IA est surchargé. Réessayez dans une minute.',
    },
  },
});
