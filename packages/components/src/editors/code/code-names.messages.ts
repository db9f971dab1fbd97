import { type MessagesOf, memberMessages } from '@tideform/i18n';

/**
 * Descriptions of the names that code may use. `offered`: names available to every script, with the most used members
 * of the sandbox's `instance`, `utils` and Lodash. `set`: the variable that the code must set, keyed by setting.
 */
export const codeNamesMessages = memberMessages({
  offered: {
    data: {
      en: 'all answers of the form',
      de: 'alle Antworten des Formulars',
      fr: 'toutes les réponses du formulaire',
    },
    row: {
      en: 'the answers in the same row',
      de: 'die Antworten in derselben Zeile',
      fr: 'les réponses de la même ligne',
    },
    rowIndex: {
      en: 'the row number, starting with 0',
      de: 'die Zeilennummer, ab 0',
      fr: 'le numéro de la ligne, à partir de 0',
    },
    value: { en: 'the answer of this field', de: 'die Antwort dieses Felds', fr: 'la réponse de ce champ' },
    component: {
      en: 'the settings of this component',
      de: 'die Einstellungen dieser Komponente',
      fr: 'les paramètres de ce composant',
    },
    form: { en: 'the form', de: 'das Formular', fr: 'le formulaire' },
    instance: { en: 'this field', de: 'dieses Feld', fr: 'ce champ' },
    'instance.getValue': { en: 'gets the answer', de: 'gibt die Antwort zurück', fr: 'renvoie la réponse' },
    'instance.setValue': { en: 'sets the answer', de: 'legt die Antwort fest', fr: 'définit la réponse' },
    'instance.isEmpty': {
      en: 'true if there’s no answer',
      de: 'true, wenn es keine Antwort gibt',
      fr: 'true en l’absence de réponse',
    },
    'instance.label': { en: 'the label', de: 'die Beschriftung', fr: 'le libellé' },
    'instance.key': { en: 'the property name', de: 'der Eigenschaftsname', fr: 'le nom de la propriété' },
    'instance.path': {
      en: 'where the answer is stored',
      de: 'wo die Antwort gespeichert ist',
      fr: 'l’emplacement où la réponse est stockée',
    },
    'instance.component': { en: 'the settings', de: 'die Einstellungen', fr: 'les paramètres' },
    'instance.parent': {
      en: 'the component that contains this one',
      de: 'die übergeordnete Komponente',
      fr: 'le composant qui contient celui-ci',
    },
    'instance.getComponent': {
      en: 'another field, by property name',
      de: 'ein anderes Feld, nach Eigenschaftsname',
      fr: 'un autre champ, par nom de propriété',
    },
    'instance.emit': { en: 'triggers an event', de: 'löst ein Ereignis aus', fr: 'déclenche un événement' },
    'instance.root.getComponent': {
      en: 'any field, by property name',
      de: 'ein beliebiges Feld, nach Eigenschaftsname',
      fr: 'n’importe quel champ, par nom de propriété',
    },
    'instance.root.data': {
      en: 'all answers of the form',
      de: 'alle Antworten des Formulars',
      fr: 'toutes les réponses du formulaire',
    },
    user: {
      en: 'the person filling out the form',
      de: 'die Person, die das Formular ausfüllt',
      fr: 'la personne qui remplit le formulaire',
    },
    metadata: { en: 'details about the response', de: 'Angaben zur Antwort', fr: 'des informations sur la réponse' },
    utils: { en: 'form.io utilities', de: 'Hilfsfunktionen von form.io', fr: 'utilitaires form.io' },
    'utils.getValue': {
      en: 'an answer anywhere in the form, by property name',
      de: 'eine Antwort im Formular, nach Eigenschaftsname',
      fr: 'une réponse du formulaire, où qu’elle soit, par nom de propriété',
    },
    'utils.getComponent': {
      en: 'a component in a list, by property name',
      de: 'eine Komponente aus einer Liste, nach Eigenschaftsname',
      fr: 'un composant d’une liste, par nom de propriété',
    },
    'utils.eachComponent': {
      en: 'loops through components',
      de: 'durchläuft Komponenten',
      fr: 'parcourt les composants',
    },
    'utils.isEmpty': {
      en: 'true if a value is empty',
      de: 'true, wenn ein Wert leer ist',
      fr: 'true si une valeur est vide',
    },
    'utils.getNumber': {
      en: 'the number in a text',
      de: 'die Zahl in einem Text',
      fr: 'le nombre contenu dans un texte',
    },
    'console.log': {
      en: 'writes a line below the preview',
      de: 'schreibt eine Zeile unter die Vorschau',
      fr: 'écrit une ligne sous l’aperçu',
    },
    moment: { en: 'date functions', de: 'Datumsfunktionen', fr: 'fonctions de date' },
    _: {
      en: 'list and object functions from Lodash',
      de: 'Listen- und Objektfunktionen aus Lodash',
      fr: 'fonctions de Lodash pour les listes et les objets',
    },
    '_.get': {
      en: 'the value at a path, or a default value',
      de: 'der Wert an einem Pfad oder ein Standardwert',
      fr: 'la valeur à un chemin donné, ou une valeur par défaut',
    },
    '_.sum': {
      en: 'the sum of a list of numbers',
      de: 'die Summe einer Liste von Zahlen',
      fr: 'la somme d’une liste de nombres',
    },
    '_.sumBy': {
      en: 'the sum of one property of all entries',
      de: 'die Summe einer Eigenschaft aller Einträge',
      fr: 'la somme d’une propriété de toutes les entrées',
    },
    '_.filter': { en: 'the entries that match', de: 'die passenden Einträge', fr: 'les entrées correspondantes' },
    '_.find': {
      en: 'the first entry that matches',
      de: 'der erste passende Eintrag',
      fr: 'la première entrée correspondante',
    },
    '_.map': {
      en: 'a new list with a value for each entry',
      de: 'eine neue Liste mit einem Wert je Eintrag',
      fr: 'une nouvelle liste avec une valeur pour chaque entrée',
    },
    '_.some': {
      en: 'true if any entry matches',
      de: 'true, wenn ein Eintrag passt',
      fr: 'true si au moins une entrée correspond',
    },
    '_.every': {
      en: 'true if all entries match',
      de: 'true, wenn alle Einträge passen',
      fr: 'true si toutes les entrées correspondent',
    },
    '_.includes': {
      en: 'true if a list contains a value',
      de: 'true, wenn eine Liste einen Wert enthält',
      fr: 'true si une liste contient une valeur',
    },
    '_.round': {
      en: 'rounds to decimal places',
      de: 'rundet auf Nachkommastellen',
      fr: 'arrondit à un nombre de décimales',
    },
    '_.isEmpty': {
      en: 'true if a list or object is empty',
      de: 'true, wenn eine Liste oder ein Objekt leer ist',
      fr: 'true si une liste ou un objet est vide',
    },
  },
  set: {
    customConditional: {
      en: 'true: the component is shown',
      de: 'true: die Komponente wird angezeigt',
      fr: 'true : le composant est affiché',
    },
    conditionalAddButton: {
      en: 'true: rows can be added',
      de: 'true: Zeilen können hinzugefügt werden',
      fr: 'true : des lignes peuvent être ajoutées',
    },
    'validate.custom': {
      en: 'true, or an error message',
      de: 'true oder eine Fehlermeldung',
      fr: 'true, ou un message d’erreur',
    },
    'validate.json': { en: 'the answer to validate', de: 'die zu prüfende Antwort', fr: 'la réponse à valider' },
    'logic.trigger': {
      en: 'true: the actions run',
      de: 'true: die Aktionen werden ausgeführt',
      fr: 'true : les actions sont exécutées',
    },
    'logic.mergeComponentSchema': {
      en: 'settings to use',
      de: 'zu verwendende Einstellungen',
      fr: 'les paramètres à utiliser',
    },
    'data.custom': { en: 'the list of choices', de: 'die Liste der Optionen', fr: 'la liste des choix' },
    nextPage: {
      en: 'property name of the next page',
      de: 'Eigenschaftsname der nächsten Seite',
      fr: 'le nom de propriété de la page suivante',
    },
  },
});

export type CodeNamesMessages = MessagesOf<typeof codeNamesMessages>;
