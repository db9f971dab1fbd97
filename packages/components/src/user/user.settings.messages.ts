import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a people picker. */
export const userSettingsMessages = memberMessages({
  source: { en: 'Users Source', de: 'Benutzerquelle', fr: 'Source des utilisateurs' },
  sources: {
    teamMembers: { en: 'Team members', de: 'Teammitglieder', fr: 'Membres de l’équipe' },
    organization: { en: 'Organization', de: 'Organisation', fr: 'Organisation' },
    specificUsers: { en: 'Specific users', de: 'Bestimmte Benutzer', fr: 'Utilisateurs spécifiques' },
  },
  sourceHint: {
    en: 'Only signed-in people in your organization can search it, and only when online.',
    de: 'Nur angemeldete Personen Ihrer Organisation können sie durchsuchen, und nur online.',
    fr: 'Seules les personnes connectées de votre organisation peuvent y effectuer des recherches, et uniquement en ligne.',
  },
  specific: { en: 'Specific Users', de: 'Bestimmte Benutzer', fr: 'Utilisateurs spécifiques' },
  several: { en: 'Multiple people', de: 'Mehrere Personen', fr: 'Plusieurs personnes' },
  debounce: { en: 'Search delay in seconds', de: 'Suchverzögerung in Sekunden', fr: 'Délai de recherche en secondes' },
});
