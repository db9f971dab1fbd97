import { memberMessages } from '@tideform/i18n';

/** Texts of the editor of permissions. */
export const permissionListMessages = memberMessages({
  people: { en: 'People', de: 'Personen' },
  peopleOf: { en: 'People, entry {position}', de: 'Personen, Eintrag {position}' },
  level: { en: 'What they may do', de: 'Was sie dürfen' },
  hidden: { en: 'Do not see it', de: 'Sehen es nicht' },
  view: { en: 'May read it', de: 'Dürfen es lesen' },
  edit: { en: 'May answer it', de: 'Dürfen es beantworten' },
});
