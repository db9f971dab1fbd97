import { memberMessages } from '@tideform/i18n';

/** The e-mail that a webhook is disabled. The server does not know its reader's language: it is written in each. */
export const disabledMessages = memberMessages({
  subject: { en: 'Webhook switched off: {name}', de: 'Webhook abgeschaltet: {name}' },
  text: {
    en: 'The webhook “{name}” to {host} was switched off: its receiver is gone or has failed for days. What happens waits until somebody switches it on again.',
    de: 'Der Webhook „{name}“ an {host} wurde abgeschaltet: Der Empfänger ist fort oder seit Tagen gestört. Was geschieht, wartet, bis ihn jemand wieder einschaltet.',
  },
  open: { en: 'Open the Workflows page', de: 'Seite „Arbeitsabläufe“ öffnen' },
});
