import { memberMessages } from '@tideform/i18n';

export const headerMessages = memberMessages({
  displayMode: { en: 'Display Mode', de: 'Anzeigemodus' },
  submissionNumber: {
    title: { en: 'Submission Number', de: 'Einsendungsnummer' },
    label: { en: 'Latest number', de: 'Letzte Nummer' },
    next: {
      en: 'The next submission will be number {number, number, ::group-off}. Numbers already in use are skipped.',
      de: 'Die nächste Einsendung erhält die Nummer {number, number, ::group-off}. Bereits vergebene Nummern werden übersprungen.',
    },
    wrong: { en: 'Enter a whole number, 0 or higher.', de: 'Geben Sie eine ganze Zahl ab 0 ein.' },
    locked: {
      en: 'Upgrade subscription to edit the submission number',
      de: 'Führen Sie ein Upgrade Ihres Abonnements durch, um die Einsendungsnummer zu bearbeiten',
    },
    save: { en: 'Save', de: 'Speichern' },
  },
  copy: { en: 'Copy', de: 'Kopieren' },
  retention: { en: 'Retention', de: 'Aufbewahrung' },
  support: { en: 'Support', de: 'Hilfe anfragen' },
  singlePage: { en: 'Single Page Form', de: 'Einseitiges Formular' },
  rolledBack: {
    en: 'Restored version {number} as the draft.',
    de: 'Version {number} wurde als Entwurf wiederhergestellt.',
  },
  undo: { en: 'Undo', de: 'Rückgängig' },
  wizard: { en: 'Multi Page Wizard', de: 'Mehrseitiger Assistent' },
});
