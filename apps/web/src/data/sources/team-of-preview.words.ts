import { memberWords } from '@tideform/words';

/** How the data source of a team's people is called that a preview makes. */
export const previewWords = memberWords({ title: { en: 'Team members', de: 'Teammitglieder' } });
