import { memberWords } from '@tideform/words';

/** Texts of the settings of a password. */
export const passwordSettingsWords = memberWords({
  labelHint: {
    en: 'Don’t use this for real passwords. Answers are stored as typed and only masked in tables, PDFs, and emails.',
    de: 'Verwenden Sie dieses Feld nicht für echte Passwörter. Antworten werden wie eingegeben gespeichert und nur in Tabellen, PDF-Dateien und E-Mails verdeckt.',
  },
});
