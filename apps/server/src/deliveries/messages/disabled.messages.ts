import { memberMessages } from '@tideform/i18n';

/**
 * Text of the email about a disabled webhook. The server doesn't know the recipient's language, so the email contains
 * all languages.
 */
export const disabledMessages = memberMessages({
  subject: { en: 'Webhook turned off: {name}', de: 'Webhook ausgeschaltet: {name}', fr: 'Webhook désactivé : {name}' },
  text: {
    en: 'The webhook “{name}” to {host} was turned off because its address no longer exists or has been failing for days. Events are queued until you turn it back on.',
    de: 'Der Webhook „{name}“ an {host} wurde ausgeschaltet, weil die Adresse nicht mehr vorhanden ist oder seit Tagen nicht erreichbar war. Ereignisse bleiben in der Warteschlange, bis Sie ihn wieder einschalten.',
    fr: 'Le webhook « {name} » vers {host} a été désactivé, car son adresse n’existe plus ou est en échec depuis plusieurs jours. Les événements sont mis en file d’attente jusqu’à ce que vous le réactiviez.',
  },
  open: { en: 'Open Workflows', de: '„Arbeitsabläufe“ öffnen', fr: 'Ouvrir Flux de travail' },
});
