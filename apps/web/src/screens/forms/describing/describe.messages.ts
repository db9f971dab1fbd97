import { memberMessages } from '@tideform/i18n';

/** Texts of describing a form instead of building it. */
export const describeMessages = memberMessages({
  title: { en: 'Describe the form you need', de: 'Beschreiben, was Sie brauchen' },
  what: { en: 'What should the form ask?', de: 'Was soll das Formular fragen?' },
  example: {
    en: "A daily excavator check with photos of any damage, a pass or fail for each item and the operator's signature",
    de: 'Tägliche Baggerprüfung mit Fotos von Schäden, Ergebnis je Punkt und Unterschrift des Fahrers',
  },
  least: { en: 'At least 20 characters, or a PDF', de: 'Mindestens 20 Zeichen, oder eine PDF' },
  tooShort: { en: 'Too short, provide more details', de: 'Zu kurz, beschreiben Sie mehr' },
  tooLong: {
    en: 'At most {most, number} characters',
    de: 'Höchstens {most, number} Zeichen',
  },
  addPdf: { en: 'You can add the PDF of a paper form', de: 'Sie können die PDF eines Papierformulars anhängen' },
  attach: { en: 'Attach a PDF', de: 'PDF anhängen' },
  detach: { en: 'Remove {name}', de: '{name} entfernen' },
  onlyOne: { en: 'Only one pdf can be attached', de: 'Es kann nur eine PDF angehängt werden' },
  onlyPdf: { en: 'Only PDF files are supported', de: 'Nur PDF-Dateien werden unterstützt' },
  tooLarge: { en: 'The PDF may have at most 5 MB', de: 'Die PDF darf höchstens 5 MB haben' },
  unreadable: {
    en: 'This PDF cannot be read. It may be damaged, or locked with a password.',
    de: 'Diese PDF lässt sich nicht lesen. Sie ist vielleicht beschädigt oder mit einem Passwort geschützt.',
  },
  generate: { en: 'Generate', de: 'Erstellen' },
  again: { en: 'Generate again', de: 'Noch einmal erstellen' },
  use: { en: 'Use this form', de: 'Dieses Formular verwenden' },
  generating: {
    en: 'Generating, please wait... Check what it made before you publish.',
    de: 'Wird erstellt, bitte warten … Prüfen Sie das Ergebnis, bevor Sie es veröffentlichen.',
  },
  reading: { en: 'Reading the paper form…', de: 'Papierformular wird gelesen …' },
  check: {
    en: 'Check what it made before you publish.',
    de: 'Prüfen Sie das Ergebnis, bevor Sie es veröffentlichen.',
  },
  byRules: {
    en: 'Drafted on this device by rules, from your words. Nothing was sent anywhere.',
    de: 'Auf diesem Gerät nach Regeln aus Ihren Worten entworfen. Nichts wurde gesendet.',
  },
  willBeByRules: {
    en: 'No AI service is set up here. A draft is made on this device by rules: list what the form asks, with commas or a line for each.',
    de: 'Hier ist kein KI-Dienst eingerichtet. Ein Entwurf entsteht auf diesem Gerät nach Regeln: Zählen Sie auf, was das Formular fragt, mit Kommas oder zeilenweise.',
  },
  willBeSent: {
    en: 'Your words and the PDF are sent to the AI service of your organisation.',
    de: 'Ihre Worte und die PDF gehen an den KI-Dienst Ihrer Organisation.',
  },
  draftInstead: { en: 'Draft by rules instead', de: 'Stattdessen nach Regeln entwerfen' },
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
    en: 'The form appears here while it is made.',
    de: 'Hier erscheint das Formular, während es entsteht.',
  },
  failed: {
    en: 'Template generation failed. Please try again.',
    de: 'Das Formular konnte nicht erstellt werden. Bitte versuchen Sie es noch einmal.',
  },
  invalid: {
    en: 'What the AI service wrote is no form.',
    de: 'Was der KI-Dienst geschrieben hat, ist kein Formular.',
  },
  nothingFound: {
    en: 'No questions were found. List what the form should ask.',
    de: 'Es wurden keine Fragen gefunden. Zählen Sie auf, was das Formular fragen soll.',
  },
  code: { en: 'Code in this form', de: 'Code in diesem Formular' },
  codeText: {
    en: 'The AI service wrote code. It runs in the form’s sandbox once you keep it. Read it first.',
    de: 'Der KI-Dienst hat Code geschrieben. Er läuft in der Sandbox des Formulars, sobald Sie ihn behalten. Lesen Sie ihn vorher.',
  },
  codeOf: { en: '{label}, {property}', de: '{label}, {property}' },
  keepCode: { en: 'Keep the code', de: 'Code behalten' },
});
