import { memberMessages } from '@tideform/i18n';

/** Additional messages of the picker for people and groups. */
export const peoplePickerMessages = memberMessages({
  people: { en: 'People', de: 'Personen', fr: 'Personnes' },
  groups: { en: 'Groups', de: 'Gruppen', fr: 'Groupes' },
  unifiedGroup: { en: 'Microsoft 365 group', de: 'Microsoft-365-Gruppe', fr: 'Groupe Microsoft 365' },
  securityGroup: { en: 'Security group', de: 'Sicherheitsgruppe', fr: 'Groupe de sécurité' },
  found: {
    en: '{count, plural, one {# found} other {# found}}',
    de: '{count, plural, one {# gefunden} other {# gefunden}}',
    fr: '{count, plural, one {# résultat} many {# de résultats} other {# résultats}}',
  },
  lacksGroups: {
    en: '{found}. You don’t have permission to search for groups.',
    de: '{found}. Sie haben keine Berechtigung, nach Gruppen zu suchen.',
    fr: '{found}. Vous n’avez pas l’autorisation de rechercher des groupes.',
  },
});
