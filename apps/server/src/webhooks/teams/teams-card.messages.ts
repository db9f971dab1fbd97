import { memberMessages } from '@tideform/i18n';

/** Texts of the card in a Teams channel. */
export const teamsCardMessages = memberMessages({
  events: {
    submit: {
      en: '{by} submitted {form}',
      de: '{by} hat {form} eingereicht',
      fr: '{by} a envoyé le formulaire {form}',
    },
    resubmit: {
      en: '{by} resubmitted {form}',
      de: '{by} hat {form} erneut eingereicht',
      fr: '{by} a envoyé à nouveau le formulaire {form}',
    },
    delete: {
      en: 'A submission to {form} was deleted',
      de: 'Eine Einsendung für {form} wurde gelöscht',
      fr: 'Une soumission du formulaire {form} a été supprimée',
    },
  },
  more: {
    en: '{count, plural, one {and # more answer} other {and # more answers}}',
    de: '{count, plural, one {und # weitere Antwort} other {und # weitere Antworten}}',
    fr: '{count, plural, one {et # autre réponse} many {et # d’autres réponses} other {et # autres réponses}}',
  },
  open: { en: 'Open submission', de: 'Einsendung öffnen', fr: 'Ouvrir la soumission' },
});
