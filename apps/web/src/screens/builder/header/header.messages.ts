import { memberMessages } from '@tideform/i18n';

export const headerMessages = memberMessages({
  displayMode: { en: 'Display Mode', de: 'Darstellung' },
  submissionNumber: {
    title: { en: 'Submission Number', de: 'Nummer der Einsendungen' },
    label: { en: 'Latest number', de: 'Letzte Nummer' },
    next: {
      en: 'The next submission gets {number, number, ::group-off}. Numbers that were given are skipped.',
      de: 'Die nächste Einsendung bekommt {number, number, ::group-off}. Schon vergebene Nummern werden übersprungen.',
    },
    wrong: { en: 'A whole number from 0 on.', de: 'Eine ganze Zahl ab 0.' },
    locked: {
      en: 'Upgrade subscription to edit the submission number',
      de: 'Erweitern Sie Ihr Abonnement, um die Nummer der Einsendungen zu ändern',
    },
    save: { en: 'Save', de: 'Speichern' },
  },
  copy: { en: 'Copy', de: 'Kopieren' },
  retention: { en: 'Retention', de: 'Aufbewahrung' },
  support: { en: 'Support', de: 'Hilfe anfragen' },
  singlePage: { en: 'Single Page Form', de: 'Formular auf einer Seite' },
  rolledBack: {
    en: 'The draft is as version {number} was.',
    de: 'Der Entwurf ist jetzt wie Version {number}.',
  },
  undo: { en: 'Undo', de: 'Rückgängig' },
  wizard: { en: 'Multi Page Wizard', de: 'Assistent mit mehreren Seiten' },
});
