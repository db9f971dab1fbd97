import { type MessagesOf, memberMessages } from '@tideform/i18n';

/**
 * What the names mean that code may say. `offered`: what every script is given; of the sandbox's `instance`, `utils` and Lodash,
 * what forms use most. `set`: the name that the code of a place sets.
 */
export const codeNamesMessages = memberMessages({
  offered: {
    data: { en: 'all answers of the form', de: 'alle Antworten des Formulars' },
    row: { en: 'the answers in the same row', de: 'die Antworten in derselben Zeile' },
    rowIndex: { en: 'the row number, starting with 0', de: 'die Zeilennummer, ab 0' },
    value: { en: 'the answer of this field', de: 'die Antwort dieses Felds' },
    component: { en: 'the settings of this component', de: 'die Einstellungen dieser Komponente' },
    form: { en: 'the form', de: 'das Formular' },
    instance: { en: 'this field', de: 'dieses Feld' },
    'instance.getValue': { en: 'gets the answer', de: 'gibt die Antwort zurück' },
    'instance.setValue': { en: 'sets the answer', de: 'legt die Antwort fest' },
    'instance.isEmpty': { en: 'true if there’s no answer', de: 'true, wenn es keine Antwort gibt' },
    'instance.label': { en: 'the label', de: 'die Beschriftung' },
    'instance.key': { en: 'the property name', de: 'der Eigenschaftsname' },
    'instance.path': { en: 'where the answer is stored', de: 'wo die Antwort gespeichert ist' },
    'instance.component': { en: 'the settings', de: 'die Einstellungen' },
    'instance.parent': { en: 'the component that contains this one', de: 'die übergeordnete Komponente' },
    'instance.getComponent': {
      en: 'another field, by property name',
      de: 'ein anderes Feld, nach Eigenschaftsname',
    },
    'instance.emit': { en: 'triggers an event', de: 'löst ein Ereignis aus' },
    'instance.root.getComponent': {
      en: 'any field, by property name',
      de: 'ein beliebiges Feld, nach Eigenschaftsname',
    },
    'instance.root.data': { en: 'all answers of the form', de: 'alle Antworten des Formulars' },
    user: { en: 'the person filling in the form', de: 'die Person, die das Formular ausfüllt' },
    metadata: { en: 'details about the response', de: 'Angaben zur Antwort' },
    utils: { en: 'form.io utilities', de: 'Hilfsfunktionen von form.io' },
    'utils.getValue': {
      en: 'an answer anywhere in the form, by property name',
      de: 'eine Antwort im Formular, nach Eigenschaftsname',
    },
    'utils.getComponent': {
      en: 'a component in a list, by property name',
      de: 'eine Komponente aus einer Liste, nach Eigenschaftsname',
    },
    'utils.eachComponent': { en: 'loops through components', de: 'durchläuft Komponenten' },
    'utils.isEmpty': { en: 'true if a value is empty', de: 'true, wenn ein Wert leer ist' },
    'utils.getNumber': { en: 'the number in a text', de: 'die Zahl in einem Text' },
    'console.log': { en: 'writes a line below the preview', de: 'schreibt eine Zeile unter die Vorschau' },
    moment: { en: 'date functions', de: 'Datumsfunktionen' },
    _: { en: 'list and object functions from Lodash', de: 'Listen- und Objektfunktionen aus Lodash' },
    '_.get': { en: 'the value at a path, or a default value', de: 'der Wert an einem Pfad oder ein Standardwert' },
    '_.sum': { en: 'the sum of a list of numbers', de: 'die Summe einer Liste von Zahlen' },
    '_.sumBy': { en: 'the sum of one property of all entries', de: 'die Summe einer Eigenschaft aller Einträge' },
    '_.filter': { en: 'the entries that match', de: 'die passenden Einträge' },
    '_.find': { en: 'the first entry that matches', de: 'der erste passende Eintrag' },
    '_.map': { en: 'a new list with a value for each entry', de: 'eine neue Liste mit einem Wert je Eintrag' },
    '_.some': { en: 'true if any entry matches', de: 'true, wenn ein Eintrag passt' },
    '_.every': { en: 'true if all entries match', de: 'true, wenn alle Einträge passen' },
    '_.includes': { en: 'true if a list contains a value', de: 'true, wenn eine Liste einen Wert enthält' },
    '_.round': { en: 'rounds to decimal places', de: 'rundet auf Nachkommastellen' },
    '_.isEmpty': { en: 'true if a list or object is empty', de: 'true, wenn eine Liste oder ein Objekt leer ist' },
  },
  set: {
    customConditional: { en: 'true: the component is shown', de: 'true: die Komponente wird angezeigt' },
    conditionalAddButton: { en: 'true: rows can be added', de: 'true: Zeilen können hinzugefügt werden' },
    'validate.custom': { en: 'true, or an error message', de: 'true oder eine Fehlermeldung' },
    'validate.json': { en: 'the answer to validate', de: 'die zu prüfende Antwort' },
    'logic.trigger': { en: 'true: the actions run', de: 'true: die Aktionen werden ausgeführt' },
    'logic.mergeComponentSchema': { en: 'settings to use', de: 'zu verwendende Einstellungen' },
    'data.custom': { en: 'the list of choices', de: 'die Liste der Optionen' },
    nextPage: { en: 'property name of the next page', de: 'Eigenschaftsname der nächsten Seite' },
  },
});

export type CodeNamesMessages = MessagesOf<typeof codeNamesMessages>;
