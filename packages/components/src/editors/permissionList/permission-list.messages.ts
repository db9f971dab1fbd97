import { memberMessages } from '@tideform/i18n';

/** Messages of the editor for a component's permissions. */
export const permissionListMessages = memberMessages({
  people: { en: 'People', de: 'Personen', fr: 'Personnes' },
  peopleOf: { en: 'People, entry {position}', de: 'Personen, Eintrag {position}', fr: 'Personnes, entrée {position}' },
  level: { en: 'Permission', de: 'Berechtigung', fr: 'Autorisation' },
  hidden: { en: 'Hidden', de: 'Ausgeblendet', fr: 'Masqué' },
  view: { en: 'Read-only', de: 'Schreibgeschützt', fr: 'Lecture seule' },
  edit: { en: 'Can answer', de: 'Kann beantworten', fr: 'Peut répondre' },
});
