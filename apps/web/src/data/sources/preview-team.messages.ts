import { memberMessages } from '@tideform/i18n';

/** Title of the data source of a team's people when it is created from a preview. */
export const previewMessages = memberMessages({
  title: { en: 'Team members', de: 'Teammitglieder', fr: 'Membres de l’équipe' },
});
