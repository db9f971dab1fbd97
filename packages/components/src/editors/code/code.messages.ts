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
  insertExample: { en: 'Insert: {title}', de: 'Einfügen: {title}' },
  noExamples: { en: 'There are no examples for this.', de: 'Hierfür gibt es keine Beispiele.' },
  close: { en: 'Close', de: 'Schließen' },
  language: { en: 'Written in', de: 'Geschrieben in' },
  tryIt: { en: 'Try it with sample answers', de: 'Mit Beispielantworten ausprobieren' },
  languages: {
    formula: { en: 'Formula', de: 'Formel' },
    json: { en: 'JSONLogic', de: 'JSONLogic' },
    javascript: { en: 'JavaScript', de: 'JavaScript' },
  },
  formula: { en: '{label}, formula', de: '{label}, Formel' },
  functions: { en: 'Functions', de: 'Funktionen' },
  elsewhere: {
    en: 'There is code in another language, which cannot be shown so. It counts until something is written here.',
    de: 'Es gibt Code in einer anderen Sprache, der sich so nicht zeigen lässt. Er gilt, bis hier etwas geschrieben wird.',
  },
  unfinishedFormula: {
    en: 'The formula is not finished. It is used as soon as it is.',
    de: 'Die Formel ist noch nicht fertig. Sobald sie es ist, wird sie verwendet.',
  },
  unfinished: {
    en: 'This is no JSONLogic rule yet. It is used as soon as it is one.',
    de: 'Das ist noch keine JSONLogic-Regel. Sobald es eine ist, wird sie verwendet.',
  },
  keyboard: {
    en: 'Tab leaves the editor. Ctrl and Space offer names.',
    de: 'Tab verlässt den Editor. Strg und Leertaste schlagen Namen vor.',
  },
  gives: {
    customConditional: {
      en: 'Set show to true or false: whether the component is shown.',
      de: 'Setzen Sie show auf true oder false: ob die Komponente zu sehen ist.',
    },
    'conditional.json': {
      en: 'A rule that gives true when the component is shown.',
      de: 'Eine Regel, die true ergibt, wenn die Komponente zu sehen ist.',
    },
    calculateValue: {
      en: 'Set value to the answer of the field.',
      de: 'Setzen Sie value auf die Antwort des Feldes.',
    },
    customDefaultValue: {
      en: 'Set value to the answer that the field starts with.',
      de: 'Setzen Sie value auf die Antwort, mit der das Feld beginnt.',
    },
    'validate.custom': {
      en: 'Set valid to true, or to the message that people see when the answer is wrong.',
      de: 'Setzen Sie valid auf true oder auf die Meldung, die bei falscher Antwort erscheint.',
    },
    'validate.json': {
      en: 'A rule that gives true, or the message that people see when the answer is wrong.',
      de: 'Eine Regel, die true ergibt oder die Meldung, die bei falscher Antwort erscheint.',
    },
    onChange: {
      en: 'Runs after the answer has changed. It may set answers of other fields in data.',
      de: 'Läuft, nachdem sich die Antwort geändert hat. Kann in data Antworten anderer Felder setzen.',
    },
    custom: {
      en: 'Runs when the button is pressed. It may set answers in data.',
      de: 'Läuft, wenn der Knopf gedrückt wird. Kann in data Antworten setzen.',
    },
    conditionalAddButton: {
      en: 'Set show to true or false: whether rows can be added.',
      de: 'Setzen Sie show auf true oder false: ob sich Zeilen hinzufügen lassen.',
    },
    'data.custom': {
      en: 'Set values to the list of choices.',
      de: 'Setzen Sie values auf die Liste der Auswahl.',
    },
    nextPage: {
      en: 'Set next to the property name of the page that comes next, or to null to end the form.',
      de: 'Setzen Sie next auf den Eigenschaftsnamen der nächsten Seite, oder auf null, um das Formular zu beenden.',
    },
    'logic.trigger': {
      en: 'Set result to true when the actions are to happen.',
      de: 'Setzen Sie result auf true, wenn die Aktionen geschehen sollen.',
    },
    'logic.trigger.json': {
      en: 'A rule that gives true when the actions are to happen.',
      de: 'Eine Regel, die true ergibt, wenn die Aktionen geschehen sollen.',
    },
    'logic.value': {
      en: 'Set value to the answer of the field.',
      de: 'Setzen Sie value auf die Antwort des Feldes.',
    },
    'logic.mergeComponentSchema': {
      en: 'Set schema to the new settings of the component.',
      de: 'Setzen Sie schema auf die neuen Einstellungen der Komponente.',
    },
    'logic.customAction': {
      en: 'Runs when the rule applies. It may set value to another answer.',
      de: 'Läuft, wenn die Regel gilt. Kann value auf eine andere Antwort setzen.',
    },
  },
});
