import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a captcha. */
export const recaptchaSettingsMessages = memberMessages({
  event: { en: 'When to check', de: 'Zeitpunkt der Prüfung', fr: 'Moment de la vérification' },
  events: {
    formLoad: { en: 'When the form opens', de: 'Beim Öffnen des Formulars', fr: 'À l’ouverture du formulaire' },
    buttonClick: {
      en: 'When the button is selected',
      de: 'Beim Auswählen der Schaltfläche',
      fr: 'À la sélection du bouton',
    },
  },
  eventHint: {
    en: 'The check requires an internet connection, so don’t make it required in forms that people fill out offline.',
    de: 'Die Prüfung erfordert eine Internetverbindung. Machen Sie sie deshalb in Formularen, die offline ausgefüllt werden, nicht zur Pflicht.',
    fr: 'La vérification nécessite une connexion Internet. Ne la rendez donc pas obligatoire dans les formulaires remplis hors connexion.',
  },
});
