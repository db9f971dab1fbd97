import { memberWords } from '@tideform/words';

/** Texts of the choice of a data source. */
export const pickedSourceWords = memberWords({
  teamMembers: { en: 'Team members', de: 'Teammitglieder' },
  add: { en: 'Add Datasource', de: 'Datenquelle hinzufügen' },
});
