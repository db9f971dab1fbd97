import { type MessagesOf, memberMessages } from '@tideform/i18n';

/**
 * Rules of a form as sentences. `when` and what `when` is made of are clauses behind “if”: in German their verb is last. A field
 * is its name; what stands in its place is never in another case.
 */
export const ruleMessages = memberMessages({
  shown: { en: '{field} is shown if {when}.', de: '{field} wird angezeigt, wenn {when}.' },
  hiddenIf: { en: '{field} is hidden if {when}.', de: '{field} wird ausgeblendet, wenn {when}.' },
  required: { en: '{field} is required.', de: '{field} ist ein Pflichtfeld.' },
  requiredWhileShown: {
    en: '{field} is required when it’s shown.',
    de: '{field} ist ein Pflichtfeld, solange es angezeigt wird.',
  },
  requiredTick: { en: '{field} must be selected.', de: '{field} muss aktiviert sein.' },
  accepted: { en: '{field} is valid if {when}.', de: '{field} ist gültig, wenn {when}.' },
  calculated: { en: '{field} is {value}.', de: '{field} ist {value}.' },
  starts: { en: '{field} defaults to {value}.', de: '{field} hat den Standardwert {value}.' },
  acts: { en: 'If {when}: {actions}.', de: 'Wenn {when}: {actions}.' },
  actsOnEvent: { en: 'On the event “{event}”: {actions}.', de: 'Beim Ereignis „{event}“: {actions}.' },
  emptied: { en: '{field} is cleared when {fields} changes.', de: '{field} wird geleert, wenn sich {fields} ändert.' },
  loadedAgain: {
    en: '{field} reloads its options when {fields} changes.',
    de: '{field} lädt die Optionen neu, wenn sich {fields} ändert.',
  },
  anything: { en: 'any answer', de: 'irgendeine Antwort' },
  leads: { en: 'The page after {field} is {to}.', de: 'Auf {field} folgt {to}.' },
  theEnd: { en: 'the end of the form', de: 'das Ende des Formulars' },
  nextInOrder: { en: 'the next page', de: 'die nächste Seite' },
  opens: {
    en: 'Rows can be added to {field} if {when}.',
    de: 'Zu {field} können Zeilen hinzugefügt werden, wenn {when}.',
  },
  hidden: { en: '{field} is hidden by default.', de: '{field} ist standardmäßig ausgeblendet.' },
  disabled: { en: '{field} is disabled.', de: '{field} ist deaktiviert.' },
  hiddenFrom: { en: '{field} is hidden from {people}.', de: '{field} ist für {people} ausgeblendet.' },
  readOnlyFor: { en: '{field} is read-only for {people}.', de: '{field} ist für {people} schreibgeschützt.' },
  creator: { en: 'the person who started the response', de: 'die Person, die die Antwort begonnen hat' },
  runsOnChange: { en: 'Code runs when {field} changes.', de: 'Code wird ausgeführt, wenn sich {field} ändert.' },
  runsOnPress: { en: 'Code runs when {field} is selected.', de: 'Code wird ausgeführt, wenn {field} ausgewählt wird.' },
  loads: { en: 'Code sets the options of {field}.', de: 'Code bestimmt die Optionen von {field}.' },
  /** Where code is too much for a sentence. */
  code: {
    show: { en: 'Code determines whether {field} is shown.', de: 'Code bestimmt, ob {field} angezeigt wird.' },
    check: { en: 'Code checks {field}.', de: 'Code prüft {field}.' },
    calculate: { en: 'Code calculates {field}.', de: 'Code berechnet {field}.' },
    default: { en: 'Code sets the default value of {field}.', de: 'Code bestimmt den Standardwert von {field}.' },
    lead: {
      en: 'Code determines which page comes after {field}.',
      de: 'Code bestimmt, welche Seite auf {field} folgt.',
    },
    open: {
      en: 'Code determines whether rows can be added to {field}.',
      de: 'Code bestimmt, ob Zeilen zu {field} hinzugefügt werden können.',
    },
    trigger: { en: 'a condition in code is met', de: 'eine Bedingung im Code erfüllt ist' },
  },
  /** Where code asks for what another program has. */
  foreign: {
    show: {
      en: 'An unsupported function determines whether {field} is shown.',
      de: 'Eine nicht unterstützte Funktion bestimmt, ob {field} angezeigt wird.',
    },
    check: {
      en: 'An unsupported function checks {field}.',
      de: 'Eine nicht unterstützte Funktion prüft {field}.',
    },
    calculate: {
      en: 'An unsupported function calculates {field}.',
      de: 'Eine nicht unterstützte Funktion berechnet {field}.',
    },
    default: {
      en: 'An unsupported function sets the default value of {field}.',
      de: 'Eine nicht unterstützte Funktion bestimmt den Standardwert von {field}.',
    },
    lead: {
      en: 'An unsupported function determines which page comes after {field}.',
      de: 'Eine nicht unterstützte Funktion bestimmt, welche Seite auf {field} folgt.',
    },
    open: {
      en: 'An unsupported function determines whether rows can be added to {field}.',
      de: 'Eine nicht unterstützte Funktion bestimmt, ob Zeilen zu {field} hinzugefügt werden können.',
    },
  },
  limits: {
    minLength: {
      en: '{field} must have at least {limit, plural, one {# character} other {# characters}}.',
      de: '{field} muss mindestens {limit, plural, one {# Zeichen} other {# Zeichen}} haben.',
    },
    maxLength: {
      en: '{field} can have at most {limit, plural, one {# character} other {# characters}}.',
      de: '{field} darf höchstens {limit, plural, one {# Zeichen} other {# Zeichen}} haben.',
    },
    minRows: {
      en: '{field} must have at least {limit, plural, one {# row} other {# rows}}.',
      de: '{field} muss mindestens {limit, plural, one {# Zeile} other {# Zeilen}} haben.',
    },
    maxRows: {
      en: '{field} can have at most {limit, plural, one {# row} other {# rows}}.',
      de: '{field} darf höchstens {limit, plural, one {# Zeile} other {# Zeilen}} haben.',
    },
    minWords: {
      en: '{field} must have at least {limit, plural, one {# word} other {# words}}.',
      de: '{field} muss mindestens {limit, plural, one {# Wort} other {# Wörter}} haben.',
    },
    maxWords: {
      en: '{field} can have at most {limit, plural, one {# word} other {# words}}.',
      de: '{field} darf höchstens {limit, plural, one {# Wort} other {# Wörter}} haben.',
    },
    minSelectedCount: {
      en: 'At least {limit, plural, one {# choice} other {# choices}} must be selected in {field}.',
      de: 'In {field} {limit, plural, one {muss mindestens # Option} other {müssen mindestens # Optionen}} ausgewählt sein.',
    },
    maxSelectedCount: {
      en: 'At most {limit, plural, one {# choice} other {# choices}} can be selected in {field}.',
      de: 'In {field} {limit, plural, one {darf höchstens # Option} other {dürfen höchstens # Optionen}} ausgewählt sein.',
    },
    maxTags: {
      en: '{field} can have at most {limit, plural, one {# tag} other {# tags}}.',
      de: '{field} darf höchstens {limit, plural, one {# Tag} other {# Tags}} haben.',
    },
    min: { en: '{field} must be at least {limit}.', de: '{field} muss mindestens {limit} sein.' },
    max: { en: '{field} must be at most {limit}.', de: '{field} darf höchstens {limit} sein.' },
    minDate: { en: '{field} can’t be before {limit}.', de: '{field} darf nicht vor dem {limit} liegen.' },
    maxDate: { en: '{field} can’t be after {limit}.', de: '{field} darf nicht nach dem {limit} liegen.' },
    minToday: {
      en: '{field} can’t be before a date relative to today.',
      de: '{field} darf nicht vor einem Datum relativ zu heute liegen.',
    },
    maxToday: {
      en: '{field} can’t be after a date relative to today.',
      de: '{field} darf nicht nach einem Datum relativ zu heute liegen.',
    },
    minYear: {
      en: 'The year in {field} must be {limit} or later.',
      de: 'Das Jahr in {field} muss {limit} oder später sein.',
    },
    maxYear: {
      en: 'The year in {field} must be {limit} or earlier.',
      de: 'Das Jahr in {field} muss {limit} oder früher sein.',
    },
    step: { en: '{field} must be a multiple of {limit}.', de: '{field} muss ein Vielfaches von {limit} sein.' },
    pattern: { en: '{field} must match its pattern.', de: '{field} muss dem Muster entsprechen.' },
    inputMask: {
      en: '{field} must match the input mask {limit}.',
      de: '{field} muss dem Eingabeformat {limit} entsprechen.',
    },
    fileMinSize: {
      en: 'Files in {field} must be at least {limit}.',
      de: 'Dateien in {field} müssen mindestens {limit} groß sein.',
    },
    fileMaxSize: {
      en: 'Files in {field} can be up to {limit}.',
      de: 'Dateien in {field} dürfen höchstens {limit} groß sein.',
    },
    filePattern: {
      en: '{field} accepts only these file types: {limit}.',
      de: '{field} akzeptiert nur diese Dateitypen: {limit}.',
    },
    onlyAvailableItems: {
      en: '{field} must be an item from its list.',
      de: '{field} muss ein Eintrag aus der Liste sein.',
    },
    unique: { en: '{field} must be unique in every response.', de: '{field} muss in jeder Antwort eindeutig sein.' },
  },
  actions: {
    hidden: { en: '{field} is hidden', de: '{field} wird ausgeblendet' },
    shown: { en: '{field} is shown', de: '{field} wird angezeigt' },
    required: { en: '{field} is required', de: '{field} ist ein Pflichtfeld' },
    optional: { en: '{field} isn’t required', de: '{field} ist kein Pflichtfeld' },
    disabled: { en: '{field} is disabled', de: '{field} wird deaktiviert' },
    enabled: { en: '{field} is enabled', de: '{field} wird aktiviert' },
    label: { en: 'the label of {field} is “{text}”', de: 'die Beschriftung von {field} lautet „{text}“' },
    other: { en: 'the settings of {field} change', de: 'die Einstellungen von {field} ändern sich' },
    value: { en: '{field} is set to {value}', de: '{field} wird auf {value} festgelegt' },
    valueByCode: { en: 'code sets {field}', de: 'Code legt {field} fest' },
    schema: { en: 'code changes the settings of {field}', de: 'Code ändert die Einstellungen von {field}' },
    code: { en: 'code runs', de: 'Code wird ausgeführt' },
    none: { en: 'nothing happens', de: 'nichts passiert' },
  },
  and: { en: '{first} and {second}', de: '{first} und {second}' },
  or: { en: '{first} or {second}', de: '{first} oder {second}' },
  inBrackets: { en: '({text})', de: '({text})' },
  not: { en: 'it isn’t true that {when}', de: 'nicht gilt, dass {when}' },
  always: { en: 'there’s any answer', de: 'es irgendeine Antwort gibt' },
  never: { en: 'never', de: 'nie' },
  compare: {
    isEqual: { en: '{left} is {right}', de: '{left} {right} ist' },
    isNotEqual: { en: '{left} isn’t {right}', de: '{left} nicht {right} ist' },
    includes: { en: '{left} contains {right}', de: '{left} {right} enthält' },
    notIncludes: { en: '{left} doesn’t contain {right}', de: '{left} {right} nicht enthält' },
    startsWith: { en: '{left} starts with {right}', de: '{left} mit {right} beginnt' },
    endsWith: { en: '{left} ends with {right}', de: '{left} mit {right} endet' },
    lessThan: { en: '{left} is less than {right}', de: '{left} kleiner als {right} ist' },
    lessThanOrEqual: { en: '{left} is at most {right}', de: '{left} höchstens {right} ist' },
    greaterThan: { en: '{left} is greater than {right}', de: '{left} größer als {right} ist' },
    greaterThanOrEqual: { en: '{left} is at least {right}', de: '{left} mindestens {right} ist' },
    isDateEqual: { en: '{left} is on {right}', de: '{left} am {right} ist' },
    isNotDateEqual: { en: '{left} isn’t on {right}', de: '{left} nicht am {right} ist' },
    dateLessThan: { en: '{left} is before {right}', de: '{left} vor {right} liegt' },
    dateLessThanOrEqual: { en: '{left} is on or before {right}', de: '{left} spätestens am {right} ist' },
    dateGreaterThan: { en: '{left} is after {right}', de: '{left} nach {right} liegt' },
    dateGreaterThanOrEqual: { en: '{left} is on or after {right}', de: '{left} frühestens am {right} ist' },
    chosen: { en: '{right} is selected in {left}', de: 'in {left} {right} ausgewählt ist' },
    notChosen: { en: '{right} isn’t selected in {left}', de: 'in {left} {right} nicht ausgewählt ist' },
    ticked: { en: '{left} is selected', de: '{left} aktiviert ist' },
    notTicked: { en: '{left} isn’t selected', de: '{left} nicht aktiviert ist' },
  },
  filled: {
    text: { en: '{of} is filled in', de: '{of} ausgefüllt ist' },
    choice: { en: 'an option is selected in {of}', de: 'in {of} eine Option ausgewählt ist' },
    files: { en: '{of} has a file', de: '{of} eine Datei enthält' },
    rows: { en: '{of} has rows', de: '{of} Zeilen enthält' },
    people: { en: '{of} has a person', de: '{of} eine Person enthält' },
  },
  empty: {
    text: { en: '{of} is empty', de: '{of} leer ist' },
    choice: { en: 'no option is selected in {of}', de: 'in {of} keine Option ausgewählt ist' },
    files: { en: '{of} doesn’t have a file', de: '{of} keine Datei enthält' },
    rows: { en: '{of} doesn’t have any rows', de: '{of} keine Zeilen enthält' },
    people: { en: '{of} doesn’t have a person', de: '{of} keine Person enthält' },
  },
  byHand: { en: '{of} was entered manually', de: '{of} manuell eingegeben wurde' },
  someRow: { en: 'in at least one row of {rows}, {each}', de: 'in mindestens einer Zeile von {rows} {each}' },
  everyRow: { en: 'in every row of {rows}, {each}', de: 'in jeder Zeile von {rows} {each}' },
  total: {
    en: 'the sum of {each} in all rows of {rows}',
    de: 'die Summe von {each} in allen Zeilen von {rows}',
  },
  computed: {
    sum: { en: '{first} plus {second}', de: '{first} plus {second}' },
    difference: { en: '{first} minus {second}', de: '{first} minus {second}' },
    product: { en: '{first} times {second}', de: '{first} mal {second}' },
    quotient: { en: '{first} divided by {second}', de: '{first} geteilt durch {second}' },
    remainder: {
      en: 'the remainder of {first} divided by {second}',
      de: 'der Rest von {first} geteilt durch {second}',
    },
    joined: { en: '{first} followed by {second}', de: '{first} gefolgt von {second}' },
    largest: { en: 'the largest of {list}', de: 'der größte Wert von {list}' },
    smallest: { en: 'the smallest of {list}', de: 'der kleinste Wert von {list}' },
    rounded: { en: '{list}, rounded', de: '{list}, gerundet' },
    size: { en: 'the absolute value of {list}', de: 'der Betrag von {list}' },
    count: { en: 'the number of rows in {list}', de: 'die Anzahl der Zeilen in {list}' },
    length: { en: 'the length of {list}', de: 'die Länge von {list}' },
  },
  choose: { en: '{yes} if {when}, otherwise {otherwise}', de: '{yes}, wenn {when}, sonst {otherwise}' },
  chooseAlone: { en: '{yes} if {when}', de: '{yes}, wenn {when}' },
  either: {
    en: '{first}, or {otherwise} if it’s empty',
    de: '{first}, oder {otherwise}, wenn kein Wert vorhanden ist',
  },
  today: { en: 'today', de: 'heute' },
  before: { en: '{span} before {date}', de: '{span} vor {date}' },
  after: { en: '{span} after {date}', de: '{span} nach {date}' },
  spans: {
    day: { en: '{count, plural, one {# day} other {# days}}', de: '{count, plural, one {# Tag} other {# Tage}}' },
    week: {
      en: '{count, plural, one {# week} other {# weeks}}',
      de: '{count, plural, one {# Woche} other {# Wochen}}',
    },
    month: {
      en: '{count, plural, one {# month} other {# months}}',
      de: '{count, plural, one {# Monat} other {# Monate}}',
    },
    year: { en: '{count, plural, one {# year} other {# years}}', de: '{count, plural, one {# Jahr} other {# Jahre}}' },
    hour: {
      en: '{count, plural, one {# hour} other {# hours}}',
      de: '{count, plural, one {# Stunde} other {# Stunden}}',
    },
    minute: {
      en: '{count, plural, one {# minute} other {# minutes}}',
      de: '{count, plural, one {# Minute} other {# Minuten}}',
    },
  },
  yes: { en: 'yes', de: 'ja' },
  no: { en: 'no', de: 'nein' },
  nothing: { en: 'nothing', de: 'nichts' },
  quoted: { en: '“{text}”', de: '„{text}“' },
  part: { en: '“{name}” of {of}', de: '„{name}“ von {of}' },
  certain: { en: 'a specific answer', de: 'eine bestimmte Antwort' },
});

export type RuleMessages = MessagesOf<typeof ruleMessages>;
