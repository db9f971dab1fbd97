import { memberMessages } from '@tideform/i18n';

/** Messages of the editor for choosing a data source. */
export const pickedSourceMessages = memberMessages({
  teamMembers: { en: 'Team members', de: 'Teammitglieder', fr: 'Membres de l’équipe' },
  add: { en: 'Add Datasource', de: 'Datenquelle hinzufügen', fr: 'Ajouter une source de données' },
});
