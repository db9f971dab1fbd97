import { memberMessages } from '@tideform/i18n';

/** Texts of describing a form instead of building it. */
export const describeMessages = memberMessages({
  title: { en: 'Describe the form you need', de: 'Beschreiben Sie das gewünschte Formular' },
  what: { en: 'What should the form ask?', de: 'Was soll im Formular abgefragt werden?' },
  example: {
    en: 'A daily excavator check with photos of any damage, a pass or fail for each item, and the operator’s signature',
    de: 'Tägliche Baggerprüfung mit Fotos von Schäden, einem Ergebnis für jeden Prüfpunkt und der Unterschrift des Fahrers',
  },
  least: {
    en: 'Enter at least 20 characters or attach a PDF',
    de: 'Geben Sie mindestens 20 Zeichen ein, oder fügen Sie ein PDF an',
  },
  tooShort: { en: 'Too short, provide more details', de: 'Zu kurz. Geben Sie weitere Details an' },
  tooLong: {
    en: 'Enter at most {most, number} characters',
    de: 'Geben Sie höchstens {most, number} Zeichen ein',
  },
  addPdf: { en: 'You can attach a PDF of a paper form', de: 'Sie können ein Papierformular als PDF anfügen' },
  attach: { en: 'Attach PDF', de: 'PDF anfügen' },
  detach: { en: 'Remove {name}', de: '{name} entfernen' },
  onlyOne: { en: 'Only one pdf can be attached', de: 'Es kann nur ein PDF angefügt werden' },
  onlyPdf: { en: 'Only PDF files are supported', de: 'Nur PDF-Dateien werden unterstützt' },
  tooLarge: {
    en: 'The PDF is larger than 5 MB. Choose a smaller file.',
    de: 'Das PDF ist größer als 5 MB. Wählen Sie eine kleinere Datei aus.',
  },
  unreadable: {
    en: 'Couldn’t read this PDF. It might be damaged or password-protected.',
    de: 'Dieses PDF konnte nicht gelesen werden. Es ist möglicherweise beschädigt oder passwortgeschützt.',
  },
  generate: { en: 'Generate', de: 'Erstellen' },
  again: { en: 'Generate again', de: 'Erneut erstellen' },
  use: { en: 'Use this form', de: 'Dieses Formular verwenden' },
  generating: {
    en: 'Generating, please wait... Review the form before you publish it.',
    de: 'Wird erstellt, bitte warten … Überprüfen Sie das Formular, bevor Sie es veröffentlichen.',
  },
  reading: { en: 'Reading the paper form…', de: 'Papierformular wird gelesen …' },
  check: {
    en: 'Review the form before you publish it.',
    de: 'Überprüfen Sie das Formular, bevor Sie es veröffentlichen.',
  },
  byRules: {
    en: 'This is a rule-based draft. It was created on this device from your description, and nothing was sent.',
    de: 'Dies ist ein regelbasierter Entwurf. Er wurde auf diesem Gerät aus Ihrer Beschreibung erstellt, und es wurde nichts gesendet.',
  },
  willBeByRules: {
    en: 'No AI provider is set up, so Tideform creates a rule-based draft on this device. List the questions, separated by commas or one per line.',
    de: 'Es ist kein KI-Anbieter eingerichtet, daher erstellt Tideform auf diesem Gerät einen regelbasierten Entwurf. Listen Sie die Fragen durch Kommas getrennt oder zeilenweise auf.',
  },
  willBeSent: {
    en: 'Your description and the PDF will be sent to your organization’s AI provider.',
    de: 'Ihre Beschreibung und das PDF werden an den KI-Anbieter Ihrer Organisation gesendet.',
  },
  draftInstead: { en: 'Create a rule-based draft instead', de: 'Stattdessen einen regelbasierten Entwurf erstellen' },
  questions: {
    en: '{count, plural, one {# question} other {# questions}}',
    de: '{count, plural, one {# Frage} other {# Fragen}}',
  },
  pages: { en: '{count, plural, one {# page} other {# pages}}', de: '{count, plural, one {# Seite} other {# Seiten}}' },
  paperRead: { en: 'Paper form read', de: 'Papierformular gelesen' },
  writing: { en: 'Questions', de: 'Fragen' },
  chooseIcon: { en: 'Icon chosen', de: 'Symbol gewählt' },
  steps: { en: 'Progress', de: 'Fortschritt' },
  preview: { en: 'Preview', de: 'Vorschau' },
  nothingYet: {
    en: 'Your form will appear here as it’s generated.',
    de: 'Ihr Formular wird hier angezeigt, während es erstellt wird.',
  },
  failed: {
    en: 'Template generation failed. Please try again.',
    de: 'Das Formular konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  },
  invalid: {
    en: 'The AI provider didn’t return a valid form. Try again.',
    de: 'Der KI-Anbieter hat kein gültiges Formular zurückgegeben. Versuchen Sie es noch einmal.',
  },
  nothingFound: {
    en: 'No questions found. List the questions that the form should ask.',
    de: 'Es wurden keine Fragen gefunden. Listen Sie die Fragen auf, die das Formular stellen soll.',
  },
  code: { en: 'Code in this form', de: 'Code in diesem Formular' },
  codeText: {
    en: 'The AI provider wrote code for this form. Review the code before you keep it. It will run in the form’s sandbox.',
    de: 'Der KI-Anbieter hat Code für dieses Formular geschrieben. Überprüfen Sie den Code, bevor Sie ihn behalten. Er wird in der Sandbox des Formulars ausgeführt.',
  },
  codeOf: { en: '{label}, {property}', de: '{label}, {property}' },
  keepCode: { en: 'Keep code', de: 'Code behalten' },
});
