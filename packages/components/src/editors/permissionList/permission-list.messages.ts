import { memberMessages } from '@tideform/i18n';

/** Texts of the editor of permissions. */
export const permissionListMessages = memberMessages({
  people: { en: 'People', de: 'Personen' },
  peopleOf: { en: 'People, entry {position}', de: 'Personen, Eintrag {position}' },
  level: { en: 'Permission', de: 'Berechtigung' },
  hidden: { en: 'Hidden', de: 'Ausgeblendet' },
  view: { en: 'Read-only', de: 'Schreibgeschützt' },
  edit: { en: 'Can answer', de: 'Kann beantworten' },
});
