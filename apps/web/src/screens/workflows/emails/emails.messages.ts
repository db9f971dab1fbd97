import { memberMessages } from '@tideform/i18n';

/** Messages of the emails dialog. */
export const emailsMessages = memberMessages({
  title: { en: 'Emails for this form', de: 'E-Mails für dieses Formular', fr: 'E-mails pour ce formulaire' },
  none: {
    en: 'No emails have been sent for this form yet.',
    de: 'Für dieses Formular wurden noch keine E-Mails gesendet.',
    fr: 'Aucun e-mail n’a encore été envoyé pour ce formulaire.',
  },
  died: {
    en: 'the server stopped while sending',
    de: 'der Server wurde beim Senden beendet',
    fr: 'le serveur s’est arrêté pendant l’envoi',
  },
});
