import { memberMessages } from '@tideform/i18n';

export const headerMessages = memberMessages({
  displayMode: { en: 'Display Mode', de: 'Anzeigemodus', fr: 'Mode d’affichage' },
  submissionNumber: {
    title: { en: 'Submission Number', de: 'Einsendungsnummer', fr: 'Numéro de soumission' },
    label: { en: 'Latest number', de: 'Letzte Nummer', fr: 'Dernier numéro' },
    next: {
      en: 'The next submission will be number {number, number, ::group-off}. Numbers already in use are skipped.',
      de: 'Die nächste Einsendung erhält die Nummer {number, number, ::group-off}. Bereits vergebene Nummern werden übersprungen.',
      fr: 'La prochaine soumission portera le numéro {number, number, ::group-off}. Les numéros déjà utilisés sont ignorés.',
    },
    wrong: {
      en: 'Enter a whole number, 0 or higher.',
      de: 'Geben Sie eine ganze Zahl ab 0 ein.',
      fr: 'Entrez un nombre entier supérieur ou égal à 0.',
    },
    locked: {
      en: 'Upgrade subscription to edit the submission number',
      de: 'Führen Sie ein Upgrade Ihres Abonnements durch, um die Einsendungsnummer zu bearbeiten',
      fr: 'Passez à un forfait supérieur pour modifier le numéro de soumission',
    },
    save: { en: 'Save', de: 'Speichern', fr: 'Enregistrer' },
  },
  copy: { en: 'Copy', de: 'Kopieren', fr: 'Copier' },
  retention: { en: 'Retention', de: 'Aufbewahrung', fr: 'Conservation' },
  support: { en: 'Support', de: 'Hilfe anfragen', fr: 'Support' },
  singlePage: { en: 'Single Page Form', de: 'Einseitiges Formular', fr: 'Formulaire à une page' },
  rolledBack: {
    en: 'Restored version {number} as the draft.',
    de: 'Version {number} wurde als Entwurf wiederhergestellt.',
    fr: 'La version {number} a été restaurée comme brouillon.',
  },
  undo: { en: 'Undo', de: 'Rückgängig', fr: 'Annuler' },
  wizard: { en: 'Multi Page Wizard', de: 'Mehrseitiger Assistent', fr: 'Assistant à plusieurs pages' },
});
