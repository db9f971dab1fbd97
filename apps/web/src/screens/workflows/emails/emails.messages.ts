import { memberMessages } from '@tideform/i18n';

/** The e-mails that told of a form's responses. */
export const emailsMessages = memberMessages({
  title: { en: 'E-mails of this form', de: 'E-Mails dieses Formulars' },
  none: { en: 'No e-mail has told of a submission yet.', de: 'Noch keine E-Mail hat eine Einsendung gemeldet.' },
  died: { en: 'the server ended while it sent', de: 'der Server endete beim Senden' },
});
