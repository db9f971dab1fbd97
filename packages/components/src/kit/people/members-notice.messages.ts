import { memberMessages } from '@tideform/i18n';

/** What the builder of a form reads where the team's people are no data source. The button's texts are the specification's. */
export const membersNoticeMessages = memberMessages({
  notice: {
    en: 'The people of this team are no data source yet. Offline, nobody can be chosen here.',
    de: 'Die Personen dieses Teams sind noch keine Datenquelle. Offline kann hier niemand ausgewählt werden.',
  },
  ask: { en: 'Ask somebody who may build forms.', de: 'Fragen Sie jemanden, der Formulare bauen darf.' },
  initialise: { en: 'Initialize data source', de: 'Datenquelle initialisieren' },
  initialising: { en: 'Initializing...', de: 'Wird initialisiert …' },
  failed: {
    en: 'The data source could not be made. Try again.',
    de: 'Die Datenquelle konnte nicht angelegt werden. Versuchen Sie es noch einmal.',
  },
});
