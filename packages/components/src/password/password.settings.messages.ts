import { memberMessages } from '@tideform/i18n';

/** Texts of the settings of a password. */
export const passwordSettingsMessages = memberMessages({
  labelHint: {
    en: 'This is no place for real secrets: the answer is kept as typed. Tables, PDFs and e-mails mask it.',
    de: 'Nicht für echte Geheimnisse: Die Antwort wird wie eingegeben gespeichert. Tabellen, PDFs und E-Mails verdecken sie.',
  },
});
