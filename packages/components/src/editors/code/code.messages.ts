import { memberMessages } from '@tideform/i18n';

/** Texts of the code editor. `gives`: what a piece of code is to do, in a sentence over the editor. */
export const codeMessages = memberMessages({
  edit: { en: 'Edit code', de: 'Code bearbeiten' },
  add: { en: 'Add code', de: 'Code hinzufügen' },
  about: { en: '{action}: {label}', de: '{action}: {label}' },
  title: { en: 'Code: {label}', de: 'Code: {label}' },
  code: { en: '{label}, code', de: '{label}, Code' },
  json: { en: '{label}, JSONLogic', de: '{label}, JSONLogic' },
  loading: { en: 'Loading editor...', de: 'Editor wird geladen …' },
  examples: { en: 'Examples', de: 'Beispiele' },
  insert: { en: 'Insert', de: 'Einfügen' },
  insertExample: { en: 'Insert {title}', de: '{title} einfügen' },
  noExamples: {
    en: 'There aren’t any examples for this setting.',
    de: 'Für diese Einstellung gibt es keine Beispiele.',
  },
  close: { en: 'Close', de: 'Schließen' },
  language: { en: 'Language', de: 'Sprache' },
  tryIt: { en: 'Try with sample answers', de: 'Mit Beispielantworten ausprobieren' },
  languages: {
    formula: { en: 'Formula', de: 'Formel' },
    json: { en: 'JSONLogic', de: 'JSONLogic' },
    javascript: { en: 'JavaScript', de: 'JavaScript' },
  },
  formula: { en: '{label}, formula', de: '{label}, Formel' },
  functions: { en: 'Functions', de: 'Funktionen' },
  elsewhere: {
    en: 'This setting has code in another language. It’s used until you enter something here.',
    de: 'Diese Einstellung enthält Code in einer anderen Sprache. Er wird verwendet, bis Sie hier etwas eingeben.',
  },
  unfinishedFormula: {
    en: 'The formula isn’t complete. It’ll be used once it’s complete.',
    de: 'Die Formel ist nicht vollständig. Sie wird verwendet, sobald sie vollständig ist.',
  },
  unfinished: {
    en: 'The JSONLogic rule isn’t valid yet. It’ll be used once it’s valid.',
    de: 'Die JSONLogic-Regel ist noch nicht gültig. Sie wird verwendet, sobald sie gültig ist.',
  },
  keyboard: {
    en: 'Press Tab to leave the editor or Ctrl+Space for suggestions.',
    de: 'Drücken Sie die TAB-Taste, um den Editor zu verlassen, oder Strg+Leertaste für Vorschläge.',
  },
  gives: {
    customConditional: {
      en: 'Set show to true to show the component, or to false to hide it.',
      de: 'Legen Sie show auf true fest, um die Komponente anzuzeigen, oder auf false, um sie auszublenden.',
    },
    'conditional.json': {
      en: 'A rule that returns true if the component should be shown.',
      de: 'Eine Regel, die true zurückgibt, wenn die Komponente angezeigt werden soll.',
    },
    calculateValue: {
      en: 'Set value to the field’s answer.',
      de: 'Legen Sie value auf die Antwort des Felds fest.',
    },
    customDefaultValue: {
      en: 'Set value to the field’s default answer.',
      de: 'Legen Sie value auf die Standardantwort des Felds fest.',
    },
    'validate.custom': {
      en: 'Set valid to true if the answer is valid, or to the error message to show.',
      de: 'Legen Sie valid auf true fest, wenn die Antwort gültig ist, oder auf die anzuzeigende Fehlermeldung.',
    },
    'validate.json': {
      en: 'A rule that returns true if the answer is valid, or the error message to show.',
      de: 'Eine Regel, die true zurückgibt, wenn die Antwort gültig ist, oder die anzuzeigende Fehlermeldung.',
    },
    onChange: {
      en: 'Runs after the answer changes. The code can set answers of other fields in data.',
      de: 'Wird ausgeführt, nachdem sich die Antwort geändert hat. Der Code kann in data Antworten anderer Felder festlegen.',
    },
    custom: {
      en: 'Runs when someone selects the button. The code can set answers in data.',
      de: 'Wird ausgeführt, wenn jemand die Schaltfläche auswählt. Der Code kann in data Antworten festlegen.',
    },
    conditionalAddButton: {
      en: 'Set show to true if rows can be added, or to false if they can’t.',
      de: 'Legen Sie show auf true fest, wenn Zeilen hinzugefügt werden können, sonst auf false.',
    },
    'data.custom': {
      en: 'Set values to the list of choices.',
      de: 'Legen Sie values auf die Liste der Optionen fest.',
    },
    nextPage: {
      en: 'Set next to the property name of the next page, or to null to end the form.',
      de: 'Legen Sie next auf den Eigenschaftsnamen der nächsten Seite fest oder auf null, um das Formular zu beenden.',
    },
    'logic.trigger': {
      en: 'Set result to true to run the actions.',
      de: 'Legen Sie result auf true fest, um die Aktionen auszuführen.',
    },
    'logic.trigger.json': {
      en: 'A rule that returns true to run the actions.',
      de: 'Eine Regel, die true zurückgibt, um die Aktionen auszuführen.',
    },
    'logic.value': {
      en: 'Set value to the field’s answer.',
      de: 'Legen Sie value auf die Antwort des Felds fest.',
    },
    'logic.mergeComponentSchema': {
      en: 'Set schema to the component’s new settings.',
      de: 'Legen Sie schema auf die neuen Einstellungen der Komponente fest.',
    },
    'logic.customAction': {
      en: 'Runs when the rule applies. The code can set value to another answer.',
      de: 'Wird ausgeführt, wenn die Regel gilt. Der Code kann value auf eine andere Antwort festlegen.',
    },
  },
});
