import { memberMessages } from '@tideform/i18n';

/** Name of the data source of a team's people that a preview creates. */
export const previewMessages = memberMessages({
  title: { en: 'Team members', de: 'Teammitglieder', fr: 'Membres de l’équipe' },
});
