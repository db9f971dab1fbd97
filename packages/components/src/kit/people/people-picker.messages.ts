import { memberMessages } from '@tideform/i18n';

/** What a list of people and groups says besides. */
export const peoplePickerMessages = memberMessages({
  people: { en: 'People', de: 'Personen' },
  groups: { en: 'Groups', de: 'Gruppen' },
  unifiedGroup: { en: 'Microsoft 365 group', de: 'Microsoft-365-Gruppe' },
  securityGroup: { en: 'Security group', de: 'Sicherheitsgruppe' },
  found: {
    en: '{count, plural, one {# found} other {# found}}',
    de: '{count, plural, one {# gefunden} other {# gefunden}}',
  },
  lacksGroups: {
    en: '{found}. You don’t have permission to search for groups.',
    de: '{found}. Sie haben keine Berechtigung, nach Gruppen zu suchen.',
  },
});
