import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a picker of people. */
export const userSettingsMessages = memberMessages({
  source: { en: 'Users Source', de: 'Benutzerquelle' },
  sources: {
    teamMembers: { en: 'Team members', de: 'Teammitglieder' },
    organization: { en: 'Organization', de: 'Organisation' },
    specificUsers: { en: 'Specific users', de: 'Bestimmte Benutzer' },
  },
  sourceHint: {
    en: 'Only signed-in people in your organization can search it, and only when online.',
    de: 'Nur angemeldete Personen Ihrer Organisation können sie durchsuchen, und nur online.',
  },
  specific: { en: 'Specific Users', de: 'Bestimmte Benutzer' },
  several: { en: 'Multiple people', de: 'Mehrere Personen' },
  debounce: { en: 'Search delay in seconds', de: 'Suchverzögerung in Sekunden' },
});
