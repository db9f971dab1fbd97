import { memberMessages } from '@tideform/i18n';

/** Why a service that writes did not finish. */
export const aiMessages = memberMessages({
  noSchema: {
    en: 'Form schema is not available for AI code generation',
    de: 'Das Schema des Formulars ist für das Erstellen von Code nicht verfügbar',
  },
  failures: {
    unavailable: { en: 'The AI service does not answer.', de: 'Der KI-Dienst antwortet nicht.' },
    cut: { en: 'The answer of the AI service broke off.', de: 'Die Antwort des KI-Dienstes brach ab.' },
    silent: { en: 'The AI service took too long.', de: 'Der KI-Dienst hat zu lange gebraucht.' },
    refused: { en: 'The AI service does not want to write this.', de: 'Der KI-Dienst möchte das nicht schreiben.' },
    'too-long': {
      en: 'It became too long. Ask for less.',
      de: 'Es wurde zu lang. Verlangen Sie weniger.',
    },
    busy: {
      en: 'The AI service has too much to do. Try again in a minute.',
      de: 'Der KI-Dienst ist ausgelastet. Versuchen Sie es in einer Minute wieder.',
    },
  },
});
