import { memberMessages } from '@tideform/i18n';

/** Messages of the settings of a password. */
export const passwordSettingsMessages = memberMessages({
  labelHint: {
    en: 'Don’t use this for real passwords. Answers are stored as typed and only masked in tables, PDFs, and emails.',
    de: 'Verwenden Sie dieses Feld nicht für echte Passwörter. Antworten werden wie eingegeben gespeichert und nur in Tabellen, PDF-Dateien und E-Mails verdeckt.',
    fr: 'N’utilisez pas ce champ pour de vrais mots de passe. Les réponses sont enregistrées telles qu’elles sont saisies et ne sont masquées que dans les tableaux, les PDF et les e-mails.',
  },
});
