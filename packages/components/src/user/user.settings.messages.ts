import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a picker of people. */
export const userSettingsMessages = memberMessages({
  source: { en: 'Users Source', de: 'Quelle der Personen' },
  sources: {
    teamMembers: { en: 'Team members', de: 'Team-Mitglieder' },
    organization: { en: 'Organization', de: 'Organisation' },
    specificUsers: { en: 'Specific users', de: 'Bestimmte Personen' },
  },
  sourceHint: {
    en: 'The organization can be searched by its own people, online and signed in.',
    de: 'Die Organisation durchsuchen nur ihre eigenen Leute, online und angemeldet.',
  },
  specific: { en: 'Specific Users', de: 'Bestimmte Personen' },
  several: { en: 'Several people', de: 'Mehrere Personen' },
  debounce: { en: 'Seconds before the search begins', de: 'Sekunden bis zum Beginn der Suche' },
});
