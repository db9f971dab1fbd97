import { memberMessages } from '@tideform/i18n';

/** What the builder of a form reads where the team's people are no data source. The button's texts are the specification's. */
export const membersNoticeMessages = memberMessages({
  notice: {
    en: 'This team’s members aren’t available as a data source yet, so you can’t choose people here while you’re offline.',
    de: 'Die Mitglieder dieses Teams sind noch nicht als Datenquelle verfügbar. Offline können Sie hier deshalb keine Personen auswählen.',
  },
  ask: {
    en: 'Ask a form builder in your team to initialize it.',
    de: 'Bitten Sie einen Formularersteller in Ihrem Team, sie zu initialisieren.',
  },
  initialise: { en: 'Initialize data source', de: 'Datenquelle initialisieren' },
  initialising: { en: 'Initializing...', de: 'Wird initialisiert …' },
  failed: {
    en: 'Couldn’t create the data source. Try again.',
    de: 'Die Datenquelle konnte nicht erstellt werden. Versuchen Sie es erneut.',
  },
});
