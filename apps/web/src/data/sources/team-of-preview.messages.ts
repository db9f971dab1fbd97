import { memberMessages } from '@tideform/i18n';

/** How the data source of a team's people is called that a preview makes. */
export const previewMessages = memberMessages({
  title: { en: 'Team members', de: 'Teammitglieder', fr: 'Membres de l’équipe' },
});
