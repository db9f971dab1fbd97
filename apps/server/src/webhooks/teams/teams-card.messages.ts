import { memberMessages } from '@tideform/i18n';

/** What a card in a Teams channel says by itself. */
export const teamsCardMessages = memberMessages({
  events: {
    submit: { en: '{by} submitted {form}', de: '{by} hat {form} eingereicht' },
    resubmit: { en: '{by} resubmitted {form}', de: '{by} hat {form} erneut eingereicht' },
    delete: { en: 'A submission to {form} was deleted', de: 'Eine Einsendung für {form} wurde gelöscht' },
  },
  more: {
    en: '{count, plural, one {and # more answer} other {and # more answers}}',
    de: '{count, plural, one {und # weitere Antwort} other {und # weitere Antworten}}',
  },
  open: { en: 'Open submission', de: 'Einsendung öffnen' },
});
