import { memberMessages } from '@tideform/i18n';

/**
 * Message for form builders if the team's list of members isn't set up. The button's labels are verbatim from the
 * product specification.
 */
export const membersNoticeMessages = memberMessages({
  notice: {
    en: 'This team’s members aren’t available as a data source yet, so you can’t choose people here while you’re offline.',
    de: 'Die Mitglieder dieses Teams sind noch nicht als Datenquelle verfügbar. Offline können Sie hier deshalb keine Personen auswählen.',
    fr: 'Les membres de cette équipe ne sont pas encore disponibles comme source de données. Vous ne pouvez donc pas choisir de personnes ici lorsque vous êtes hors connexion.',
  },
  ask: {
    en: 'Ask a form builder in your team to initialize it.',
    de: 'Bitten Sie einen Formularersteller in Ihrem Team, sie zu initialisieren.',
    fr: 'Demandez à un créateur de formulaires de votre équipe de l’initialiser.',
  },
  initialise: {
    en: 'Initialize data source',
    de: 'Datenquelle initialisieren',
    fr: 'Initialiser la source de données',
  },
  initialising: { en: 'Initializing...', de: 'Wird initialisiert …', fr: 'Initialisation…' },
  failed: {
    en: 'Couldn’t create the data source. Try again.',
    de: 'Die Datenquelle konnte nicht erstellt werden. Versuchen Sie es erneut.',
    fr: 'Impossible de créer la source de données. Réessayez.',
  },
});
