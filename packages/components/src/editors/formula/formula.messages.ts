import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of the editor of formulas. `functions`: what each does, with what it is given. */
export const formulaMessages = memberMessages({
  hint: {
    en: '[ offers fields, letters offer functions. Arrow keys choose, Enter takes, Ctrl and Space offer everything.',
    de: '[ schlägt Felder vor, Buchstaben schlagen Funktionen vor. Pfeiltasten wählen, Eingabe übernimmt, Strg und Leertaste zeigen alles.',
  },
  offers: { en: 'Fields and functions', de: 'Felder und Funktionen' },
  offered: {
    en: '{count, plural, one {# suggestion} other {# suggestions}}',
    de: '{count, plural, one {# Vorschlag} other {# Vorschläge}}',
  },
  functionsTitle: { en: 'Functions', de: 'Funktionen' },
  insert: { en: 'Insert: {name}', de: 'Einfügen: {name}' },
  insertShort: { en: 'Insert', de: 'Einfügen' },
  here: { en: 'Here: {text}', de: 'Hier: {text}' },
  result: { en: 'With these answers: {result}', de: 'Mit diesen Antworten: {result}' },
  noResult: { en: 'no answer', de: 'keine Antwort' },
  yes: { en: 'yes', de: 'ja' },
  no: { en: 'no', de: 'nein' },
  right: { en: 'the answer is right', de: 'die Antwort stimmt' },
  wrong: { en: 'the answer is wrong', de: 'die Antwort stimmt nicht' },
  types: {
    numeric: { en: 'a number', de: 'eine Zahl' },
    text: { en: 'a text', de: 'ein Text' },
    yesNo: { en: 'yes or no', de: 'Ja oder Nein' },
    date: { en: 'a date', de: 'ein Datum' },
    clock: { en: 'a time', de: 'eine Uhrzeit' },
    choices: { en: 'a list of choices', de: 'eine Liste von Optionen' },
    rows: { en: 'a table', de: 'eine Tabelle' },
    other: { en: 'an answer of its own kind', de: 'eine Antwort eigener Art' },
    mixed: { en: 'one thing or another', de: 'mal dies, mal jenes' },
  },
  problems: {
    character: { en: '“{found}” has no meaning here.', de: '„{found}“ hat hier keine Bedeutung.' },
    unclosedText: {
      en: 'A text ends with a quotation mark: "…".',
      de: 'Ein Text endet mit einem Anführungszeichen: "…".',
    },
    unclosedField: { en: 'A field ends with a bracket: […].', de: 'Ein Feld endet mit einer Klammer: […].' },
    unclosedBracket: { en: 'A closing bracket is missing.', de: 'Eine schließende Klammer fehlt.' },
    valueMissing: { en: 'Something is missing here.', de: 'Hier fehlt etwas.' },
    tooLong: { en: 'The formula is too long.', de: 'Die Formel ist zu lang.' },
    tooDeep: { en: 'Too much lies within each other here.', de: 'Hier liegt zu viel ineinander.' },
    unexpected: {
      en: '“{found}” was not expected here. Is a sign or a comma missing? Decimals stand behind a point: 1.5.',
      de: '„{found}“ wurde hier nicht erwartet. Fehlt ein Zeichen oder ein Semikolon? Nachkommastellen stehen hinter einem Punkt: 1.5.',
    },
    noField: { en: 'The form has no field “{name}”.', de: 'Das Formular hat kein Feld „{name}“.' },
    severalFields: {
      en: 'Several fields are called “{name}”. Choose one from the list.',
      de: 'Mehrere Felder heißen „{name}“. Wählen Sie eines aus der Liste.',
    },
    notReached: { en: '“{name}” cannot be used from here.', de: '„{name}“ lässt sich von hier aus nicht verwenden.' },
    notATable: { en: '“{name}” is no table with rows.', de: '„{name}“ ist keine Tabelle mit Zeilen.' },
    columnAlone: {
      en: '“{name}” is a column of a table. Write it within SUM, COUNT, AVERAGE, MIN or MAX: SUM([Table].[{name}]).',
      de: '„{name}“ ist eine Spalte einer Tabelle. Schreiben Sie sie in SUM, COUNT, AVERAGE, MIN oder MAX: SUM([Tabelle].[{name}]).',
    },
    noColumn: { en: '“{table}” has no column “{name}”.', de: '„{table}“ hat keine Spalte „{name}“.' },
    twoTables: {
      en: 'One function goes through the rows of one table: “{name}” is another one.',
      de: 'Eine Funktion geht die Zeilen einer Tabelle durch: „{name}“ ist eine andere.',
    },
    outsideTable: {
      en: 'Where rows are gone through there can be columns of this table only: “{name}” is none.',
      de: 'Wo Zeilen durchgegangen werden, können nur Spalten dieser Tabelle stehen: „{name}“ ist keine.',
    },
    noFunction: { en: 'There is no function {name}.', de: 'Eine Funktion {name} gibt es nicht.' },
    nearFunction: {
      en: 'There is no function {name}. Is {near} meant?',
      de: 'Eine Funktion {name} gibt es nicht. Ist {near} gemeint?',
    },
    arguments: {
      en: '{name} takes {least, plural, one {# value} other {# values}}.',
      de: '{name} braucht {least, plural, one {# Wert} other {# Werte}}.',
    },
    argumentsBetween: {
      en: '{name} takes {least} to {most} values.',
      de: '{name} braucht {least} bis {most} Werte.',
    },
    type: { en: 'This is {found}. Needed is {wanted}.', de: 'Das ist {found}. Gebraucht wird {wanted}.' },
    noChoice: { en: '“{name}” has no choice “{choice}”.', de: '„{name}“ hat keine Option „{choice}“.' },
    notWritten: {
      en: 'Fields stand in brackets, texts in quotation marks: [{name}] or "{name}".',
      de: 'Felder stehen in Klammern, Texte in Anführungszeichen: [{name}] oder "{name}".',
    },
  },
  functions: {
    SUM: {
      en: 'SUM([Items].[Amount]): adds a column, or several numbers',
      de: 'SUM([Posten].[Betrag]): zählt eine Spalte oder mehrere Zahlen zusammen',
    },
    COUNT: {
      en: 'COUNT([Items]): how many rows, filled cells, or rows in which something holds',
      de: 'COUNT([Posten]): wie viele Zeilen, gefüllte Zellen oder Zeilen, in denen etwas gilt',
    },
    AVERAGE: {
      en: 'AVERAGE([Items].[Amount]): the mean of filled cells, or of several numbers',
      de: 'AVERAGE([Posten].[Betrag]): der Mittelwert gefüllter Zellen oder mehrerer Zahlen',
    },
    MIN: { en: 'MIN(a, b): the least, of a column too', de: 'MIN(a; b): der kleinste Wert, auch einer Spalte' },
    MAX: { en: 'MAX(a, b): the greatest, of a column too', de: 'MAX(a; b): der größte Wert, auch einer Spalte' },
    ROUND: { en: 'ROUND(number, 2): rounded to decimal places', de: 'ROUND(Zahl; 2): auf Nachkommastellen gerundet' },
    ABS: { en: 'ABS(number): without its sign', de: 'ABS(Zahl): ohne Vorzeichen' },
    MOD: { en: 'MOD(a, b): what is left of a divided by b', de: 'MOD(a; b): was von a geteilt durch b übrig bleibt' },
    IF: { en: 'IF(condition, then, else): one of two values', de: 'IF(Bedingung; dann; sonst): einer von zwei Werten' },
    AND: { en: 'AND(a, b): whether all hold', de: 'AND(a; b): ob alle gelten' },
    OR: { en: 'OR(a, b): whether one holds', de: 'OR(a; b): ob eines gilt' },
    NOT: { en: 'NOT(a): whether it does not hold', de: 'NOT(a): ob es nicht gilt' },
    FILLED: { en: 'FILLED([Field]): whether there is an answer', de: 'FILLED([Feld]): ob es eine Antwort gibt' },
    EMPTY: { en: 'EMPTY([Field]): whether there is none', de: 'EMPTY([Feld]): ob es keine gibt' },
    HAS: {
      en: 'HAS([Field], "Choice"): whether a choice is taken among several',
      de: 'HAS([Feld]; "Option"): ob unter mehreren eine Option gewählt ist',
    },
    TODAY: {
      en: 'TODAY(): the day on which the form is opened',
      de: 'TODAY(): der Tag, an dem das Formular geöffnet wird',
    },
    DAYS: {
      en: 'DAYS([From], [To]): days from one date to another',
      de: 'DAYS([Von]; [Bis]): Tage von einem Datum zum anderen',
    },
    ADDDAYS: {
      en: 'ADDDAYS([Date], 14): the date so many days later',
      de: 'ADDDAYS([Datum]; 14): das Datum so viele Tage später',
    },
    YEARS: {
      en: 'YEARS([Birthday], TODAY()): full years from one date to another',
      de: 'YEARS([Geburtstag]; TODAY()): volle Jahre von einem Datum zum anderen',
    },
    HOURS: {
      en: 'HOURS([Start], [End]): hours from one time to the next, over midnight too',
      de: 'HOURS([Beginn]; [Ende]): Stunden von einer Uhrzeit zur nächsten, auch über Mitternacht',
    },
    YEAR: { en: 'YEAR([Date]): its year', de: 'YEAR([Datum]): dessen Jahr' },
    MONTH: { en: 'MONTH([Date]): its month, 1 to 12', de: 'MONTH([Datum]): dessen Monat, 1 bis 12' },
    DAY: { en: 'DAY([Date]): its day, 1 to 31', de: 'DAY([Datum]): dessen Tag, 1 bis 31' },
    DATE: { en: 'DATE("2026-12-31"): a fixed date', de: 'DATE("2026-12-31"): ein festes Datum' },
    CONTAINS: {
      en: 'CONTAINS([Field], "text"): whether a text lies in another',
      de: 'CONTAINS([Feld]; "Text"): ob ein Text in einem anderen liegt',
    },
    LEFT: { en: 'LEFT(text, 3): its first letters', de: 'LEFT(Text; 3): die ersten Zeichen' },
    RIGHT: { en: 'RIGHT(text, 3): its last letters', de: 'RIGHT(Text; 3): die letzten Zeichen' },
    MID: {
      en: 'MID(text, 2, 3): three letters from the second on',
      de: 'MID(Text; 2; 3): drei Zeichen vom zweiten an',
    },
    LOOKUP: {
      en: 'LOOKUP("assets", [Asset], "name"): what a row of a data source has there, by its id',
      de: 'LOOKUP("assets"; [Gerät]; "name"): was eine Zeile einer Datenquelle dort hat, nach ihrer ID',
    },
    NUMBER: { en: 'NUMBER(text): the number that a text says', de: 'NUMBER(Text): die Zahl, die ein Text nennt' },
  },
});

export type FormulaMessages = MessagesOf<typeof formulaMessages>;
