import { type MessagesOf, memberMessages } from '@tideform/i18n';

/**
 * What the names mean that code may say. `offered`: what every script is given; of the sandbox's `instance`, `utils` and Lodash,
 * what forms use most. `set`: the name that the code of a place sets.
 */
export const codeNamesMessages = memberMessages({
  offered: {
    data: { en: 'all answers of the form', de: 'alle Antworten des Formulars' },
    row: { en: 'the answers beside this one', de: 'die Antworten neben dieser' },
    rowIndex: { en: 'number of the row, from 0', de: 'Nummer der Zeile, ab 0' },
    value: { en: 'the answer of this field', de: 'die Antwort dieses Feldes' },
    component: { en: 'the settings of this component', de: 'die Einstellungen dieser Komponente' },
    form: { en: 'the form', de: 'das Formular' },
    instance: { en: 'this field', de: 'dieses Feld' },
    'instance.getValue': { en: 'its answer', de: 'seine Antwort' },
    'instance.setValue': { en: 'gives it another answer', de: 'gibt ihm eine andere Antwort' },
    'instance.isEmpty': { en: 'whether it has no answer', de: 'ob es keine Antwort hat' },
    'instance.label': { en: 'its label', de: 'seine Beschriftung' },
    'instance.key': { en: 'its property name', de: 'sein Eigenschaftsname' },
    'instance.path': { en: 'where its answer is stored', de: 'wo seine Antwort liegt' },
    'instance.component': { en: 'its settings', de: 'seine Einstellungen' },
    'instance.parent': { en: 'what it is in', de: 'worin es liegt' },
    'instance.getComponent': {
      en: 'another field, by its property name',
      de: 'ein anderes Feld, nach Eigenschaftsname',
    },
    'instance.emit': { en: 'raises an event', de: 'löst ein Ereignis aus' },
    'instance.root.getComponent': {
      en: 'any field, by its property name',
      de: 'ein beliebiges Feld, nach Eigenschaftsname',
    },
    'instance.root.data': { en: 'all answers of the form', de: 'alle Antworten des Formulars' },
    user: { en: 'who answers', de: 'wer ausfüllt' },
    metadata: { en: 'about the response', de: 'Angaben zum ausgefüllten Formular' },
    utils: { en: 'form.io’s tools', de: 'Werkzeuge von form.io' },
    'utils.getValue': {
      en: 'an answer, by its property name anywhere',
      de: 'eine Antwort von irgendwo, nach Eigenschaftsname',
    },
    'utils.getComponent': {
      en: 'a component of a list, by its property name',
      de: 'eine Komponente einer Liste, nach Eigenschaftsname',
    },
    'utils.eachComponent': { en: 'goes through components', de: 'geht Komponenten durch' },
    'utils.isEmpty': { en: 'whether there is nothing', de: 'ob nichts da ist' },
    'utils.getNumber': { en: 'the number in a text', de: 'die Zahl in einem Text' },
    'console.log': { en: 'writes a line below the preview', de: 'schreibt eine Zeile unter die Vorschau' },
    moment: { en: 'dates', de: 'Datumsangaben' },
    _: { en: 'lists and objects, as in Lodash', de: 'Listen und Objekte, wie in Lodash' },
    '_.get': { en: 'the value at a path, or another one', de: 'der Wert an einem Pfad, oder ein anderer' },
    '_.sum': { en: 'sum of a list of numbers', de: 'Summe einer Liste von Zahlen' },
    '_.sumBy': { en: 'sum of one thing in each entry', de: 'Summe von etwas in jedem Eintrag' },
    '_.filter': { en: 'the entries that match', de: 'die passenden Einträge' },
    '_.find': { en: 'the first entry that matches', de: 'der erste passende Eintrag' },
    '_.map': { en: 'something of each entry', de: 'etwas von jedem Eintrag' },
    '_.some': { en: 'whether any entry matches', de: 'ob ein Eintrag passt' },
    '_.every': { en: 'whether all entries match', de: 'ob alle Einträge passen' },
    '_.includes': { en: 'whether it contains something', de: 'ob etwas enthalten ist' },
    '_.round': { en: 'rounds to decimal places', de: 'rundet auf Nachkommastellen' },
    '_.isEmpty': { en: 'whether there is nothing in it', de: 'ob nichts darin ist' },
  },
  set: {
    customConditional: { en: 'true: it is shown', de: 'true: sie ist zu sehen' },
    conditionalAddButton: { en: 'true: rows can be added', de: 'true: Zeilen lassen sich hinzufügen' },
    'validate.custom': { en: 'true, or a message', de: 'true oder eine Meldung' },
    'validate.json': { en: 'the answer that is checked', de: 'die geprüfte Antwort' },
    'logic.trigger': { en: 'true: the actions happen', de: 'true: die Aktionen geschehen' },
    'logic.mergeComponentSchema': { en: 'settings to use', de: 'zu verwendende Einstellungen' },
    'data.custom': { en: 'the list of choices', de: 'die Liste der Auswahl' },
    nextPage: { en: 'property name of the next page', de: 'Eigenschaftsname der nächsten Seite' },
  },
});

export type CodeNamesMessages = MessagesOf<typeof codeNamesMessages>;
