import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a submission number. */
export const submissionNumberSettingsMessages = memberMessages({
  padding: { en: 'Number of digits', de: 'Anzahl der Stellen', fr: 'Nombre de chiffres' },
  paddingHint: {
    en: 'Zeros are added before shorter numbers. With 5 digits, 42 becomes 00042.',
    de: 'Kürzeren Nummern werden Nullen vorangestellt. Mit 5 Stellen wird aus 42 die Nummer 00042.',
    fr: 'Des zéros sont ajoutés devant les numéros plus courts. Avec 5 chiffres, 42 devient 00042.',
  },
});
