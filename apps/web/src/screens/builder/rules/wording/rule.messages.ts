import { type MessagesOf, memberMessages } from '@tideform/i18n';

/**
 * Messages that format rules as sentences. `when` and its parts are clauses after “if”, with the verb at the end in
 * German. A field name is never inflected.
 */
export const ruleMessages = memberMessages({
  shown: {
    en: '{field} is shown if {when}.',
    de: '{field} wird angezeigt, wenn {when}.',
    fr: '{field} s’affiche si {when}.',
  },
  hiddenIf: {
    en: '{field} is hidden if {when}.',
    de: '{field} wird ausgeblendet, wenn {when}.',
    fr: '{field} est masqué si {when}.',
  },
  required: { en: '{field} is required.', de: '{field} ist ein Pflichtfeld.', fr: '{field} est obligatoire.' },
  requiredWhileShown: {
    en: '{field} is required when it’s shown.',
    de: '{field} ist ein Pflichtfeld, solange es angezeigt wird.',
    fr: '{field} est obligatoire lorsqu’il est affiché.',
  },
  requiredTick: { en: '{field} must be selected.', de: '{field} muss aktiviert sein.', fr: '{field} doit être coché.' },
  accepted: {
    en: '{field} is valid if {when}.',
    de: '{field} ist gültig, wenn {when}.',
    fr: '{field} est valide si {when}.',
  },
  calculated: { en: '{field} is {value}.', de: '{field} ist {value}.', fr: '{field} est {value}.' },
  starts: {
    en: '{field} defaults to {value}.',
    de: '{field} hat den Standardwert {value}.',
    fr: 'La valeur par défaut de {field} est {value}.',
  },
  acts: { en: 'If {when}: {actions}.', de: 'Wenn {when}: {actions}.', fr: 'Si {when} : {actions}.' },
  actsOnEvent: {
    en: 'On the event “{event}”: {actions}.',
    de: 'Beim Ereignis „{event}“: {actions}.',
    fr: 'Lors de l’événement « {event} » : {actions}.',
  },
  emptied: {
    en: '{field} is cleared when {fields} changes.',
    de: '{field} wird geleert, wenn sich {fields} ändert.',
    fr: '{field} est vidé lorsque {fields} change.',
  },
  loadedAgain: {
    en: '{field} reloads its options when {fields} changes.',
    de: '{field} lädt die Optionen neu, wenn sich {fields} ändert.',
    fr: '{field} recharge ses options lorsque {fields} change.',
  },
  anything: { en: 'any answer', de: 'irgendeine Antwort', fr: 'n’importe quelle réponse' },
  leads: {
    en: 'The page after {field} is {to}.',
    de: 'Auf {field} folgt {to}.',
    fr: 'La page qui suit {field} est {to}.',
  },
  theEnd: { en: 'the end of the form', de: 'das Ende des Formulars', fr: 'la fin du formulaire' },
  nextInOrder: { en: 'the next page', de: 'die nächste Seite', fr: 'la page suivante' },
  opens: {
    en: 'Rows can be added to {field} if {when}.',
    de: 'Zu {field} können Zeilen hinzugefügt werden, wenn {when}.',
    fr: 'Des lignes peuvent être ajoutées à {field} si {when}.',
  },
  hidden: {
    en: '{field} is hidden by default.',
    de: '{field} ist standardmäßig ausgeblendet.',
    fr: '{field} est masqué par défaut.',
  },
  disabled: { en: '{field} is disabled.', de: '{field} ist deaktiviert.', fr: '{field} est désactivé.' },
  hiddenFrom: {
    en: '{field} is hidden from {people}.',
    de: '{field} ist für {people} ausgeblendet.',
    fr: '{field} est masqué pour {people}.',
  },
  readOnlyFor: {
    en: '{field} is read-only for {people}.',
    de: '{field} ist für {people} schreibgeschützt.',
    fr: '{field} est en lecture seule pour {people}.',
  },
  creator: {
    en: 'the person who started the response',
    de: 'die Person, die die Antwort begonnen hat',
    fr: 'la personne qui a commencé la réponse',
  },
  runsOnChange: {
    en: 'Code runs when {field} changes.',
    de: 'Code wird ausgeführt, wenn sich {field} ändert.',
    fr: 'Du code s’exécute lorsque {field} change.',
  },
  runsOnPress: {
    en: 'Code runs when {field} is selected.',
    de: 'Code wird ausgeführt, wenn {field} ausgewählt wird.',
    fr: 'Du code s’exécute lorsque {field} est sélectionné.',
  },
  loads: {
    en: 'Code sets the options of {field}.',
    de: 'Code bestimmt die Optionen von {field}.',
    fr: 'Du code définit les options de {field}.',
  },
  /** Replace a sentence about the rule when its code is too complex to format. */
  code: {
    show: {
      en: 'Code determines whether {field} is shown.',
      de: 'Code bestimmt, ob {field} angezeigt wird.',
      fr: 'Du code détermine si {field} s’affiche.',
    },
    check: { en: 'Code checks {field}.', de: 'Code prüft {field}.', fr: 'Du code vérifie {field}.' },
    calculate: { en: 'Code calculates {field}.', de: 'Code berechnet {field}.', fr: 'Du code calcule {field}.' },
    default: {
      en: 'Code sets the default value of {field}.',
      de: 'Code bestimmt den Standardwert von {field}.',
      fr: 'Du code définit la valeur par défaut de {field}.',
    },
    lead: {
      en: 'Code determines which page comes after {field}.',
      de: 'Code bestimmt, welche Seite auf {field} folgt.',
      fr: 'Du code détermine la page qui suit {field}.',
    },
    open: {
      en: 'Code determines whether rows can be added to {field}.',
      de: 'Code bestimmt, ob Zeilen zu {field} hinzugefügt werden können.',
      fr: 'Du code détermine si des lignes peuvent être ajoutées à {field}.',
    },
    trigger: {
      en: 'a condition in code is met',
      de: 'eine Bedingung im Code erfüllt ist',
      fr: 'une condition du code est remplie',
    },
  },
  /** Replace a sentence about the rule when its code uses functions of another product. */
  foreign: {
    show: {
      en: 'An unsupported function determines whether {field} is shown.',
      de: 'Eine nicht unterstützte Funktion bestimmt, ob {field} angezeigt wird.',
      fr: 'Une fonction non prise en charge détermine si {field} s’affiche.',
    },
    check: {
      en: 'An unsupported function checks {field}.',
      de: 'Eine nicht unterstützte Funktion prüft {field}.',
      fr: 'Une fonction non prise en charge vérifie {field}.',
    },
    calculate: {
      en: 'An unsupported function calculates {field}.',
      de: 'Eine nicht unterstützte Funktion berechnet {field}.',
      fr: 'Une fonction non prise en charge calcule {field}.',
    },
    default: {
      en: 'An unsupported function sets the default value of {field}.',
      de: 'Eine nicht unterstützte Funktion bestimmt den Standardwert von {field}.',
      fr: 'Une fonction non prise en charge définit la valeur par défaut de {field}.',
    },
    lead: {
      en: 'An unsupported function determines which page comes after {field}.',
      de: 'Eine nicht unterstützte Funktion bestimmt, welche Seite auf {field} folgt.',
      fr: 'Une fonction non prise en charge détermine la page qui suit {field}.',
    },
    open: {
      en: 'An unsupported function determines whether rows can be added to {field}.',
      de: 'Eine nicht unterstützte Funktion bestimmt, ob Zeilen zu {field} hinzugefügt werden können.',
      fr: 'Une fonction non prise en charge détermine si des lignes peuvent être ajoutées à {field}.',
    },
  },
  limits: {
    minLength: {
      en: '{field} must have at least {limit, plural, one {# character} other {# characters}}.',
      de: '{field} muss mindestens {limit, plural, one {# Zeichen} other {# Zeichen}} haben.',
      fr: '{field} doit contenir au moins {limit, plural, one {# caractère} many {# de caractères} other {# caractères}}.',
    },
    maxLength: {
      en: '{field} can have at most {limit, plural, one {# character} other {# characters}}.',
      de: '{field} darf höchstens {limit, plural, one {# Zeichen} other {# Zeichen}} haben.',
      fr: '{field} peut contenir au maximum {limit, plural, one {# caractère} many {# de caractères} other {# caractères}}.',
    },
    minRows: {
      en: '{field} must have at least {limit, plural, one {# row} other {# rows}}.',
      de: '{field} muss mindestens {limit, plural, one {# Zeile} other {# Zeilen}} haben.',
      fr: '{field} doit contenir au moins {limit, plural, one {# ligne} many {# de lignes} other {# lignes}}.',
    },
    maxRows: {
      en: '{field} can have at most {limit, plural, one {# row} other {# rows}}.',
      de: '{field} darf höchstens {limit, plural, one {# Zeile} other {# Zeilen}} haben.',
      fr: '{field} peut contenir au maximum {limit, plural, one {# ligne} many {# de lignes} other {# lignes}}.',
    },
    minWords: {
      en: '{field} must have at least {limit, plural, one {# word} other {# words}}.',
      de: '{field} muss mindestens {limit, plural, one {# Wort} other {# Wörter}} haben.',
      fr: '{field} doit contenir au moins {limit, plural, one {# mot} many {# de mots} other {# mots}}.',
    },
    maxWords: {
      en: '{field} can have at most {limit, plural, one {# word} other {# words}}.',
      de: '{field} darf höchstens {limit, plural, one {# Wort} other {# Wörter}} haben.',
      fr: '{field} peut contenir au maximum {limit, plural, one {# mot} many {# de mots} other {# mots}}.',
    },
    minSelectedCount: {
      en: 'At least {limit, plural, one {# choice} other {# choices}} must be selected in {field}.',
      de: 'In {field} {limit, plural, one {muss mindestens # Option} other {müssen mindestens # Optionen}} ausgewählt sein.',
      fr: 'Au moins {limit, plural, one {# option doit être sélectionnée} many {# d’options doivent être sélectionnées} other {# options doivent être sélectionnées}} dans {field}.',
    },
    maxSelectedCount: {
      en: 'At most {limit, plural, one {# choice} other {# choices}} can be selected in {field}.',
      de: 'In {field} {limit, plural, one {darf höchstens # Option} other {dürfen höchstens # Optionen}} ausgewählt sein.',
      fr: '{limit, plural, one {# option au maximum peut être sélectionnée} many {# d’options au maximum peuvent être sélectionnées} other {# options au maximum peuvent être sélectionnées}} dans {field}.',
    },
    maxTags: {
      en: '{field} can have at most {limit, plural, one {# tag} other {# tags}}.',
      de: '{field} darf höchstens {limit, plural, one {# Tag} other {# Tags}} haben.',
      fr: '{field} peut contenir au maximum {limit, plural, one {# balise} many {# de balises} other {# balises}}.',
    },
    min: {
      en: '{field} must be at least {limit}.',
      de: '{field} muss mindestens {limit} sein.',
      fr: '{field} doit être supérieur ou égal à {limit}.',
    },
    max: {
      en: '{field} must be at most {limit}.',
      de: '{field} darf höchstens {limit} sein.',
      fr: '{field} doit être inférieur ou égal à {limit}.',
    },
    minDate: {
      en: '{field} can’t be before {limit}.',
      de: '{field} darf nicht vor dem {limit} liegen.',
      fr: '{field} ne peut pas être antérieur au {limit}.',
    },
    maxDate: {
      en: '{field} can’t be after {limit}.',
      de: '{field} darf nicht nach dem {limit} liegen.',
      fr: '{field} ne peut pas être postérieur au {limit}.',
    },
    minToday: {
      en: '{field} can’t be before a date relative to today.',
      de: '{field} darf nicht vor einem Datum relativ zu heute liegen.',
      fr: '{field} ne peut pas être antérieur à une date définie par rapport à aujourd’hui.',
    },
    maxToday: {
      en: '{field} can’t be after a date relative to today.',
      de: '{field} darf nicht nach einem Datum relativ zu heute liegen.',
      fr: '{field} ne peut pas être postérieur à une date définie par rapport à aujourd’hui.',
    },
    minYear: {
      en: 'The year in {field} must be {limit} or later.',
      de: 'Das Jahr in {field} muss {limit} oder später sein.',
      fr: 'L’année indiquée dans {field} ne peut pas être antérieure à {limit}.',
    },
    maxYear: {
      en: 'The year in {field} must be {limit} or earlier.',
      de: 'Das Jahr in {field} muss {limit} oder früher sein.',
      fr: 'L’année indiquée dans {field} ne peut pas être postérieure à {limit}.',
    },
    step: {
      en: '{field} must be a multiple of {limit}.',
      de: '{field} muss ein Vielfaches von {limit} sein.',
      fr: '{field} doit être un multiple de {limit}.',
    },
    pattern: {
      en: '{field} must match its pattern.',
      de: '{field} muss dem Muster entsprechen.',
      fr: '{field} doit respecter le format attendu.',
    },
    inputMask: {
      en: '{field} must match the input mask {limit}.',
      de: '{field} muss dem Eingabeformat {limit} entsprechen.',
      fr: '{field} doit respecter le masque de saisie {limit}.',
    },
    fileMinSize: {
      en: 'Files in {field} must be at least {limit}.',
      de: 'Dateien in {field} müssen mindestens {limit} groß sein.',
      fr: 'La taille des fichiers de {field} doit être d’au moins {limit}.',
    },
    fileMaxSize: {
      en: 'Files in {field} can be up to {limit}.',
      de: 'Dateien in {field} dürfen höchstens {limit} groß sein.',
      fr: 'La taille des fichiers de {field} ne peut pas dépasser {limit}.',
    },
    filePattern: {
      en: '{field} accepts only these file types: {limit}.',
      de: '{field} akzeptiert nur diese Dateitypen: {limit}.',
      fr: '{field} accepte uniquement ces types de fichiers : {limit}.',
    },
    onlyAvailableItems: {
      en: '{field} must be an item from its list.',
      de: '{field} muss ein Eintrag aus der Liste sein.',
      fr: '{field} doit être un élément de sa liste.',
    },
    unique: {
      en: '{field} must be unique in every response.',
      de: '{field} muss in jeder Antwort eindeutig sein.',
      fr: '{field} doit avoir une valeur différente dans chaque réponse.',
    },
  },
  actions: {
    hidden: { en: '{field} is hidden', de: '{field} wird ausgeblendet', fr: '{field} est masqué' },
    shown: { en: '{field} is shown', de: '{field} wird angezeigt', fr: '{field} s’affiche' },
    required: { en: '{field} is required', de: '{field} ist ein Pflichtfeld', fr: '{field} est obligatoire' },
    optional: { en: '{field} isn’t required', de: '{field} ist kein Pflichtfeld', fr: '{field} n’est pas obligatoire' },
    disabled: { en: '{field} is disabled', de: '{field} wird deaktiviert', fr: '{field} est désactivé' },
    enabled: { en: '{field} is enabled', de: '{field} wird aktiviert', fr: '{field} est activé' },
    label: {
      en: 'the label of {field} is “{text}”',
      de: 'die Beschriftung von {field} lautet „{text}“',
      fr: 'le libellé de {field} est « {text} »',
    },
    other: {
      en: 'the settings of {field} change',
      de: 'die Einstellungen von {field} ändern sich',
      fr: 'les paramètres de {field} changent',
    },
    value: {
      en: '{field} is set to {value}',
      de: '{field} wird auf {value} festgelegt',
      fr: '{field} devient {value}',
    },
    valueByCode: { en: 'code sets {field}', de: 'Code legt {field} fest', fr: 'du code définit {field}' },
    schema: {
      en: 'code changes the settings of {field}',
      de: 'Code ändert die Einstellungen von {field}',
      fr: 'du code modifie les paramètres de {field}',
    },
    code: { en: 'code runs', de: 'Code wird ausgeführt', fr: 'du code s’exécute' },
    none: { en: 'nothing happens', de: 'nichts passiert', fr: 'rien ne se passe' },
  },
  and: { en: '{first} and {second}', de: '{first} und {second}', fr: '{first} et {second}' },
  or: { en: '{first} or {second}', de: '{first} oder {second}', fr: '{first} ou {second}' },
  inBrackets: { en: '({text})', de: '({text})', fr: '({text})' },
  not: {
    en: 'it isn’t true that {when}',
    de: 'nicht gilt, dass {when}',
    fr: 'la condition « {when} » n’est pas remplie',
  },
  always: { en: 'any answer is given', de: 'es irgendeine Antwort gibt', fr: 'une réponse quelconque est donnée' },
  never: {
    en: 'an impossible condition is met',
    de: 'eine unmögliche Bedingung erfüllt ist',
    fr: 'une condition impossible est remplie',
  },
  compare: {
    isEqual: { en: '{left} is {right}', de: '{left} {right} ist', fr: '{left} est {right}' },
    isNotEqual: { en: '{left} isn’t {right}', de: '{left} nicht {right} ist', fr: '{left} n’est pas {right}' },
    includes: { en: '{left} contains {right}', de: '{left} {right} enthält', fr: '{left} contient {right}' },
    notIncludes: {
      en: '{left} doesn’t contain {right}',
      de: '{left} {right} nicht enthält',
      fr: '{left} ne contient pas {right}',
    },
    startsWith: {
      en: '{left} starts with {right}',
      de: '{left} mit {right} beginnt',
      fr: '{left} commence par {right}',
    },
    endsWith: { en: '{left} ends with {right}', de: '{left} mit {right} endet', fr: '{left} se termine par {right}' },
    lessThan: {
      en: '{left} is less than {right}',
      de: '{left} kleiner als {right} ist',
      fr: '{left} n’atteint pas {right}',
    },
    lessThanOrEqual: {
      en: '{left} is at most {right}',
      de: '{left} höchstens {right} ist',
      fr: '{left} ne dépasse pas {right}',
    },
    greaterThan: {
      en: '{left} is greater than {right}',
      de: '{left} größer als {right} ist',
      fr: '{left} dépasse {right}',
    },
    greaterThanOrEqual: {
      en: '{left} is at least {right}',
      de: '{left} mindestens {right} ist',
      fr: '{left} atteint au moins {right}',
    },
    isDateEqual: { en: '{left} is on {right}', de: '{left} am {right} ist', fr: '{left} a pour date {right}' },
    isNotDateEqual: {
      en: '{left} isn’t on {right}',
      de: '{left} nicht am {right} ist',
      fr: '{left} n’a pas pour date {right}',
    },
    dateLessThan: { en: '{left} is before {right}', de: '{left} vor {right} liegt', fr: '{left} est avant {right}' },
    dateLessThanOrEqual: {
      en: '{left} is on or before {right}',
      de: '{left} spätestens am {right} ist',
      fr: '{left} est au plus tard {right}',
    },
    dateGreaterThan: { en: '{left} is after {right}', de: '{left} nach {right} liegt', fr: '{left} est après {right}' },
    dateGreaterThanOrEqual: {
      en: '{left} is on or after {right}',
      de: '{left} frühestens am {right} ist',
      fr: '{left} est au plus tôt {right}',
    },
    chosen: {
      en: '{right} is selected in {left}',
      de: 'in {left} {right} ausgewählt ist',
      fr: '{right} est sélectionné dans {left}',
    },
    notChosen: {
      en: '{right} isn’t selected in {left}',
      de: 'in {left} {right} nicht ausgewählt ist',
      fr: '{right} n’est pas sélectionné dans {left}',
    },
    ticked: { en: '{left} is selected', de: '{left} aktiviert ist', fr: '{left} est coché' },
    notTicked: { en: '{left} isn’t selected', de: '{left} nicht aktiviert ist', fr: '{left} n’est pas coché' },
  },
  filled: {
    text: { en: '{of} is filled in', de: '{of} ausgefüllt ist', fr: '{of} est rempli' },
    choice: {
      en: 'an option is selected in {of}',
      de: 'in {of} eine Option ausgewählt ist',
      fr: 'une option est sélectionnée dans {of}',
    },
    files: { en: '{of} has a file', de: '{of} eine Datei enthält', fr: '{of} contient un fichier' },
    rows: { en: '{of} has rows', de: '{of} Zeilen enthält', fr: '{of} contient des lignes' },
    people: { en: '{of} has a person', de: '{of} eine Person enthält', fr: '{of} contient une personne' },
  },
  empty: {
    text: { en: '{of} is empty', de: '{of} leer ist', fr: '{of} est vide' },
    choice: {
      en: 'no option is selected in {of}',
      de: 'in {of} keine Option ausgewählt ist',
      fr: 'aucune option n’est sélectionnée dans {of}',
    },
    files: { en: '{of} doesn’t have a file', de: '{of} keine Datei enthält', fr: '{of} ne contient aucun fichier' },
    rows: { en: '{of} doesn’t have any rows', de: '{of} keine Zeilen enthält', fr: '{of} ne contient aucune ligne' },
    people: {
      en: '{of} doesn’t have a person',
      de: '{of} keine Person enthält',
      fr: '{of} ne contient aucune personne',
    },
  },
  byHand: { en: '{of} was entered manually', de: '{of} manuell eingegeben wurde', fr: '{of} a été saisi manuellement' },
  someRow: {
    en: 'in at least one row of {rows}, {each}',
    de: 'in mindestens einer Zeile von {rows} {each}',
    fr: 'dans au moins une ligne de {rows}, {each}',
  },
  everyRow: {
    en: 'in every row of {rows}, {each}',
    de: 'in jeder Zeile von {rows} {each}',
    fr: 'dans chaque ligne de {rows}, {each}',
  },
  total: {
    en: 'the sum of {each} in all rows of {rows}',
    de: 'die Summe von {each} in allen Zeilen von {rows}',
    fr: 'la somme de {each} dans toutes les lignes de {rows}',
  },
  computed: {
    sum: { en: '{first} plus {second}', de: '{first} plus {second}', fr: '{first} plus {second}' },
    difference: { en: '{first} minus {second}', de: '{first} minus {second}', fr: '{first} moins {second}' },
    product: { en: '{first} times {second}', de: '{first} mal {second}', fr: '{first} fois {second}' },
    quotient: {
      en: '{first} divided by {second}',
      de: '{first} geteilt durch {second}',
      fr: '{first} divisé par {second}',
    },
    remainder: {
      en: 'the remainder of {first} divided by {second}',
      de: 'der Rest von {first} geteilt durch {second}',
      fr: 'le reste de la division de {first} par {second}',
    },
    joined: { en: '{first} followed by {second}', de: '{first} gefolgt von {second}', fr: '{first} suivi de {second}' },
    largest: {
      en: 'the largest of {list}',
      de: 'der größte Wert von {list}',
      fr: 'la plus grande valeur parmi {list}',
    },
    smallest: {
      en: 'the smallest of {list}',
      de: 'der kleinste Wert von {list}',
      fr: 'la plus petite valeur parmi {list}',
    },
    rounded: { en: '{list}, rounded', de: '{list}, gerundet', fr: '{list}, valeur arrondie' },
    size: { en: 'the absolute value of {list}', de: 'der Betrag von {list}', fr: 'la valeur absolue de {list}' },
    count: {
      en: 'the number of rows in {list}',
      de: 'die Anzahl der Zeilen in {list}',
      fr: 'le nombre de lignes de {list}',
    },
    length: { en: 'the length of {list}', de: 'die Länge von {list}', fr: 'la longueur de {list}' },
  },
  choose: {
    en: '{yes} if {when}, otherwise {otherwise}',
    de: '{yes}, wenn {when}, sonst {otherwise}',
    fr: '{yes} si {when}, sinon {otherwise}',
  },
  chooseAlone: { en: '{yes} if {when}', de: '{yes}, wenn {when}', fr: '{yes} si {when}' },
  either: {
    en: '{first}, or {otherwise} if it’s empty',
    de: '{first}, oder {otherwise}, wenn kein Wert vorhanden ist',
    fr: '{first}, ou {otherwise} si cette valeur est vide',
  },
  today: { en: 'today', de: 'heute', fr: 'aujourd’hui' },
  before: { en: '{span} before {date}', de: '{span} vor {date}', fr: '{span} avant {date}' },
  after: { en: '{span} after {date}', de: '{span} nach {date}', fr: '{span} après {date}' },
  spans: {
    day: {
      en: '{count, plural, one {# day} other {# days}}',
      de: '{count, plural, one {# Tag} other {# Tage}}',
      fr: '{count, plural, one {# jour} many {# de jours} other {# jours}}',
    },
    week: {
      en: '{count, plural, one {# week} other {# weeks}}',
      de: '{count, plural, one {# Woche} other {# Wochen}}',
      fr: '{count, plural, one {# semaine} many {# de semaines} other {# semaines}}',
    },
    month: {
      en: '{count, plural, one {# month} other {# months}}',
      de: '{count, plural, one {# Monat} other {# Monate}}',
      fr: '{count, plural, one {# mois} many {# de mois} other {# mois}}',
    },
    year: {
      en: '{count, plural, one {# year} other {# years}}',
      de: '{count, plural, one {# Jahr} other {# Jahre}}',
      fr: '{count, plural, one {# an} many {# d’années} other {# ans}}',
    },
    hour: {
      en: '{count, plural, one {# hour} other {# hours}}',
      de: '{count, plural, one {# Stunde} other {# Stunden}}',
      fr: '{count, plural, one {# heure} many {# d’heures} other {# heures}}',
    },
    minute: {
      en: '{count, plural, one {# minute} other {# minutes}}',
      de: '{count, plural, one {# Minute} other {# Minuten}}',
      fr: '{count, plural, one {# minute} many {# de minutes} other {# minutes}}',
    },
  },
  yes: { en: 'yes', de: 'ja', fr: 'oui' },
  no: { en: 'no', de: 'nein', fr: 'non' },
  nothing: { en: 'nothing', de: 'nichts', fr: 'vide' },
  quoted: { en: '“{text}”', de: '„{text}“', fr: '« {text} »' },
  part: { en: '“{name}” of {of}', de: '„{name}“ von {of}', fr: '« {name} » de {of}' },
  certain: { en: 'a specific answer', de: 'eine bestimmte Antwort', fr: 'une réponse précise' },
});

export type RuleMessages = MessagesOf<typeof ruleMessages>;
