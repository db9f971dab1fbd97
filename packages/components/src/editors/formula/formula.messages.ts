import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of the editor of formulas. `functions`: what each does, with what it is given. */
export const formulaMessages = memberMessages({
  hint: {
    en: 'Type [ for fields or a letter for functions. Use the arrow keys to choose, Enter to insert, and Ctrl+Space to see everything.',
    de: 'Geben Sie [ für Felder oder einen Buchstaben für Funktionen ein. Wählen Sie mit den Pfeiltasten aus, fügen Sie mit der Eingabetaste ein, und zeigen Sie mit Strg+Leertaste alles an.',
  },
  offers: { en: 'Fields and functions', de: 'Felder und Funktionen' },
  offered: {
    en: '{count, plural, one {# suggestion} other {# suggestions}}',
    de: '{count, plural, one {# Vorschlag} other {# Vorschläge}}',
  },
  functionsTitle: { en: 'Functions', de: 'Funktionen' },
  insert: { en: 'Insert {name}', de: '{name} einfügen' },
  insertShort: { en: 'Insert', de: 'Einfügen' },
  here: { en: 'Selected: {text}', de: 'Ausgewählt: {text}' },
  result: { en: 'With these answers: {result}', de: 'Mit diesen Antworten: {result}' },
  noResult: { en: 'no answer', de: 'keine Antwort' },
  yes: { en: 'yes', de: 'ja' },
  no: { en: 'no', de: 'nein' },
  right: { en: 'the answer is valid', de: 'die Antwort ist gültig' },
  wrong: { en: 'the answer isn’t valid', de: 'die Antwort ist nicht gültig' },
  types: {
    numeric: { en: 'a number', de: 'eine Zahl' },
    text: { en: 'text', de: 'Text' },
    yesNo: { en: 'yes or no', de: 'Ja oder Nein' },
    date: { en: 'a date', de: 'ein Datum' },
    clock: { en: 'a time', de: 'eine Uhrzeit' },
    choices: { en: 'a list of choices', de: 'eine Liste von Optionen' },
    rows: { en: 'a table', de: 'eine Tabelle' },
    other: { en: 'another type of answer', de: 'ein anderer Antworttyp' },
    mixed: { en: 'different types of values', de: 'verschiedene Werttypen' },
  },
  problems: {
    character: { en: '“{found}” isn’t allowed here.', de: '„{found}“ ist hier nicht zulässig.' },
    unclosedText: {
      en: 'Add a closing quotation mark: "…".',
      de: 'Fügen Sie ein schließendes Anführungszeichen hinzu: "…".',
    },
    unclosedField: { en: 'Add a closing bracket: […].', de: 'Fügen Sie eine schließende Klammer hinzu: […].' },
    unclosedBracket: { en: 'Add a closing parenthesis.', de: 'Fügen Sie eine schließende Klammer hinzu.' },
    valueMissing: { en: 'Add a value here.', de: 'Fügen Sie hier einen Wert hinzu.' },
    tooLong: { en: 'The formula is too long.', de: 'Die Formel ist zu lang.' },
    tooDeep: { en: 'The formula is nested too deeply.', de: 'Die Formel ist zu tief verschachtelt.' },
    unexpected: {
      en: '“{found}” isn’t expected here. Check for a missing operator or comma. Use a point for decimals: 1.5.',
      de: '„{found}“ wird hier nicht erwartet. Prüfen Sie, ob ein Operator oder ein Semikolon fehlt. Verwenden Sie für Dezimalzahlen einen Punkt: 1.5.',
    },
    noField: {
      en: 'This form doesn’t have a field called “{name}”.',
      de: 'Dieses Formular hat kein Feld namens „{name}“.',
    },
    severalFields: {
      en: 'More than one field is called “{name}”. Choose one from the list.',
      de: 'Mehrere Felder heißen „{name}“. Wählen Sie eines aus der Liste aus.',
    },
    notReached: { en: '“{name}” can’t be used here.', de: '„{name}“ kann hier nicht verwendet werden.' },
    notATable: { en: '“{name}” isn’t a table with rows.', de: '„{name}“ ist keine Tabelle mit Zeilen.' },
    columnAlone: {
      en: '“{name}” is a column of a table. Use it in SUM, COUNT, AVERAGE, MIN, or MAX: SUM([Table].[{name}]).',
      de: '„{name}“ ist eine Tabellenspalte. Verwenden Sie sie in SUM, COUNT, AVERAGE, MIN oder MAX: SUM([Tabelle].[{name}]).',
    },
    noColumn: {
      en: '“{table}” doesn’t have a column called “{name}”.',
      de: '„{table}“ hat keine Spalte namens „{name}“.',
    },
    twoTables: {
      en: 'A function can only use one table. “{name}” is in another table.',
      de: 'Eine Funktion kann nur eine Tabelle verwenden. „{name}“ gehört zu einer anderen Tabelle.',
    },
    outsideTable: {
      en: 'Only columns of this table can be used here. “{name}” isn’t one of them.',
      de: 'Hier können nur Spalten dieser Tabelle verwendet werden. „{name}“ gehört nicht dazu.',
    },
    noFunction: { en: 'There’s no function called {name}.', de: 'Es gibt keine Funktion namens {name}.' },
    nearFunction: {
      en: 'There’s no function called {name}. Did you mean {near}?',
      de: 'Es gibt keine Funktion namens {name}. Meinten Sie {near}?',
    },
    arguments: {
      en: '{name} needs {least, plural, one {# value} other {# values}}.',
      de: '{name} benötigt {least, plural, one {# Wert} other {# Werte}}.',
    },
    argumentsBetween: {
      en: '{name} needs {least} to {most} values.',
      de: '{name} benötigt {least} bis {most} Werte.',
    },
    type: {
      en: 'This is {found}, but the formula needs {wanted}.',
      de: 'Das ist {found}, aber die Formel benötigt {wanted}.',
    },
    noChoice: { en: '“{name}” doesn’t have the choice “{choice}”.', de: '„{name}“ hat die Option „{choice}“ nicht.' },
    notWritten: {
      en: 'Put fields in brackets and text in quotation marks: [{name}] or "{name}".',
      de: 'Setzen Sie Felder in Klammern und Text in Anführungszeichen: [{name}] oder "{name}".',
    },
  },
  functions: {
    SUM: {
      en: 'SUM([Items].[Amount]): the total of a column or several numbers',
      de: 'SUM([Posten].[Betrag]): die Summe einer Spalte oder mehrerer Zahlen',
    },
    COUNT: {
      en: 'COUNT([Items]): the number of rows, filled cells, or rows that meet a condition',
      de: 'COUNT([Posten]): die Anzahl der Zeilen, ausgefüllten Zellen oder Zeilen, die eine Bedingung erfüllen',
    },
    AVERAGE: {
      en: 'AVERAGE([Items].[Amount]): the average of filled cells or several numbers',
      de: 'AVERAGE([Posten].[Betrag]): der Mittelwert ausgefüllter Zellen oder mehrerer Zahlen',
    },
    MIN: {
      en: 'MIN(a, b): the smallest value, also of a column',
      de: 'MIN(a; b): der kleinste Wert, auch einer Spalte',
    },
    MAX: { en: 'MAX(a, b): the largest value, also of a column', de: 'MAX(a; b): der größte Wert, auch einer Spalte' },
    ROUND: {
      en: 'ROUND(number, 2): the number rounded to decimal places',
      de: 'ROUND(Zahl; 2): die auf Nachkommastellen gerundete Zahl',
    },
    ABS: { en: 'ABS(number): the absolute value', de: 'ABS(Zahl): der Absolutwert' },
    MOD: { en: 'MOD(a, b): the remainder of a divided by b', de: 'MOD(a; b): der Rest von a geteilt durch b' },
    IF: {
      en: 'IF(condition, then, else): one of two values, depending on a condition',
      de: 'IF(Bedingung; dann; sonst): einer von zwei Werten, je nach Bedingung',
    },
    AND: { en: 'AND(a, b): yes if all conditions are met', de: 'AND(a; b): Ja, wenn alle Bedingungen erfüllt sind' },
    OR: { en: 'OR(a, b): yes if any condition is met', de: 'OR(a; b): Ja, wenn eine Bedingung erfüllt ist' },
    NOT: { en: 'NOT(a): yes if the condition isn’t met', de: 'NOT(a): Ja, wenn die Bedingung nicht erfüllt ist' },
    FILLED: {
      en: 'FILLED([Field]): yes if the field has an answer',
      de: 'FILLED([Feld]): Ja, wenn das Feld eine Antwort hat',
    },
    EMPTY: {
      en: 'EMPTY([Field]): yes if the field has no answer',
      de: 'EMPTY([Feld]): Ja, wenn das Feld keine Antwort hat',
    },
    HAS: {
      en: 'HAS([Field], "Choice"): yes if the choice is selected',
      de: 'HAS([Feld]; "Option"): Ja, wenn die Option ausgewählt ist',
    },
    TODAY: {
      en: 'TODAY(): the date the form is opened',
      de: 'TODAY(): das Datum, an dem das Formular geöffnet wird',
    },
    DAYS: {
      en: 'DAYS([From], [To]): the number of days between two dates',
      de: 'DAYS([Von]; [Bis]): die Anzahl der Tage zwischen zwei Daten',
    },
    ADDDAYS: {
      en: 'ADDDAYS([Date], 14): the date a number of days later',
      de: 'ADDDAYS([Datum]; 14): das Datum eine Anzahl von Tagen später',
    },
    YEARS: {
      en: 'YEARS([Birthday], TODAY()): the number of full years between two dates',
      de: 'YEARS([Geburtstag]; TODAY()): die Anzahl voller Jahre zwischen zwei Daten',
    },
    HOURS: {
      en: 'HOURS([Start], [End]): the number of hours between two times, including past midnight',
      de: 'HOURS([Beginn]; [Ende]): die Anzahl der Stunden zwischen zwei Uhrzeiten, auch über Mitternacht',
    },
    YEAR: { en: 'YEAR([Date]): the year of a date', de: 'YEAR([Datum]): das Jahr eines Datums' },
    MONTH: {
      en: 'MONTH([Date]): the month of a date, 1 to 12',
      de: 'MONTH([Datum]): der Monat eines Datums, 1 bis 12',
    },
    DAY: { en: 'DAY([Date]): the day of a date, 1 to 31', de: 'DAY([Datum]): der Tag eines Datums, 1 bis 31' },
    DATE: { en: 'DATE("2026-12-31"): a fixed date', de: 'DATE("2026-12-31"): ein festes Datum' },
    CONTAINS: {
      en: 'CONTAINS([Field], "text"): yes if the field contains the text',
      de: 'CONTAINS([Feld]; "Text"): Ja, wenn das Feld den Text enthält',
    },
    LEFT: { en: 'LEFT(text, 3): the first characters', de: 'LEFT(Text; 3): die ersten Zeichen' },
    RIGHT: { en: 'RIGHT(text, 3): the last characters', de: 'RIGHT(Text; 3): die letzten Zeichen' },
    MID: {
      en: 'MID(text, 2, 3): three characters, starting with the second',
      de: 'MID(Text; 2; 3): drei Zeichen ab dem zweiten',
    },
    LOOKUP: {
      en: 'LOOKUP("assets", [Asset], "name"): a value from a data source row, by its ID',
      de: 'LOOKUP("assets"; [Gerät]; "name"): ein Wert aus einer Datenquellenzeile, nach ihrer ID',
    },
    NUMBER: { en: 'NUMBER(text): the number in a text', de: 'NUMBER(Text): die Zahl in einem Text' },
  },
});

export type FormulaMessages = MessagesOf<typeof formulaMessages>;
