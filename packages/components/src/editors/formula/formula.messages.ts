import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Messages of the formula editor. `functions`: description of each formula function with its arguments. */
export const formulaMessages = memberMessages({
  hint: {
    en: 'Type [ for fields or a letter for functions. Use the arrow keys to choose, Enter to insert, and Ctrl+Space to see everything.',
    de: 'Geben Sie [ für Felder oder einen Buchstaben für Funktionen ein. Wählen Sie mit den Pfeiltasten aus, fügen Sie mit der Eingabetaste ein, und zeigen Sie mit Strg+Leertaste alles an.',
    fr: 'Tapez [ pour les champs ou une lettre pour les fonctions. Utilisez les touches de direction pour choisir, Entrée pour insérer et Ctrl+Espace pour tout afficher.',
  },
  offers: { en: 'Fields and functions', de: 'Felder und Funktionen', fr: 'Champs et fonctions' },
  offered: {
    en: '{count, plural, one {# suggestion} other {# suggestions}}',
    de: '{count, plural, one {# Vorschlag} other {# Vorschläge}}',
    fr: '{count, plural, one {# suggestion} many {# de suggestions} other {# suggestions}}',
  },
  functionsTitle: { en: 'Functions', de: 'Funktionen', fr: 'Fonctions' },
  insert: { en: 'Insert {name}', de: '{name} einfügen', fr: 'Insérer {name}' },
  insertShort: { en: 'Insert', de: 'Einfügen', fr: 'Insérer' },
  here: { en: 'Selected: {text}', de: 'Ausgewählt: {text}', fr: 'Sélection : {text}' },
  result: {
    en: 'With these answers: {result}',
    de: 'Mit diesen Antworten: {result}',
    fr: 'Avec ces réponses : {result}',
  },
  noResult: { en: 'no answer', de: 'keine Antwort', fr: 'aucune réponse' },
  yes: { en: 'yes', de: 'ja', fr: 'oui' },
  no: { en: 'no', de: 'nein', fr: 'non' },
  right: { en: 'the answer is valid', de: 'die Antwort ist gültig', fr: 'la réponse est valide' },
  wrong: { en: 'the answer isn’t valid', de: 'die Antwort ist nicht gültig', fr: 'la réponse n’est pas valide' },
  types: {
    numeric: { en: 'a number', de: 'eine Zahl', fr: 'un nombre' },
    text: { en: 'text', de: 'Text', fr: 'du texte' },
    yesNo: { en: 'yes or no', de: 'Ja oder Nein', fr: 'une valeur oui/non' },
    date: { en: 'a date', de: 'ein Datum', fr: 'une date' },
    clock: { en: 'a time', de: 'eine Uhrzeit', fr: 'une heure' },
    choices: { en: 'a list of choices', de: 'eine Liste von Optionen', fr: 'une liste de choix' },
    rows: { en: 'a table', de: 'eine Tabelle', fr: 'un tableau' },
    other: { en: 'another type of answer', de: 'ein anderer Antworttyp', fr: 'un autre type de réponse' },
    mixed: { en: 'different types of values', de: 'verschiedene Werttypen', fr: 'différents types de valeurs' },
  },
  problems: {
    character: {
      en: '“{found}” isn’t allowed here.',
      de: '„{found}“ ist hier nicht zulässig.',
      fr: '« {found} » n’est pas autorisé ici.',
    },
    unclosedText: {
      en: 'Add a closing quotation mark: "…".',
      de: 'Fügen Sie ein schließendes Anführungszeichen hinzu: "…".',
      fr: 'Ajoutez un guillemet fermant : "…".',
    },
    unclosedField: {
      en: 'Add a closing bracket: […].',
      de: 'Fügen Sie eine schließende Klammer hinzu: […].',
      fr: 'Ajoutez un crochet fermant : […].',
    },
    unclosedBracket: {
      en: 'Add a closing parenthesis.',
      de: 'Fügen Sie eine schließende Klammer hinzu.',
      fr: 'Ajoutez une parenthèse fermante.',
    },
    valueMissing: { en: 'Add a value here.', de: 'Fügen Sie hier einen Wert hinzu.', fr: 'Ajoutez une valeur ici.' },
    tooLong: { en: 'The formula is too long.', de: 'Die Formel ist zu lang.', fr: 'La formule est trop longue.' },
    tooDeep: {
      en: 'The formula is nested too deeply.',
      de: 'Die Formel ist zu tief verschachtelt.',
      fr: 'La formule comporte trop de niveaux imbriqués.',
    },
    unexpected: {
      en: '“{found}” isn’t expected here. Check for a missing operator or comma. Use a point for decimals: 1.5.',
      de: '„{found}“ wird hier nicht erwartet. Prüfen Sie, ob ein Operator oder ein Semikolon fehlt. Verwenden Sie für Dezimalzahlen einen Punkt: 1.5.',
      fr: '« {found} » est inattendu ici. Vérifiez s’il manque un opérateur ou un point-virgule. Utilisez un point pour les décimales : 1.5.',
    },
    noField: {
      en: 'This form doesn’t have a field called “{name}”.',
      de: 'Dieses Formular hat kein Feld namens „{name}“.',
      fr: 'Ce formulaire ne contient aucun champ nommé « {name} ».',
    },
    severalFields: {
      en: 'More than one field is called “{name}”. Choose one from the list.',
      de: 'Mehrere Felder heißen „{name}“. Wählen Sie eines aus der Liste aus.',
      fr: 'Plusieurs champs sont nommés « {name} ». Choisissez-en un dans la liste.',
    },
    notReached: {
      en: '“{name}” can’t be used here.',
      de: '„{name}“ kann hier nicht verwendet werden.',
      fr: '« {name} » ne peut pas être utilisé ici.',
    },
    notATable: {
      en: '“{name}” isn’t a table with rows.',
      de: '„{name}“ ist keine Tabelle mit Zeilen.',
      fr: '« {name} » n’est pas un tableau avec des lignes.',
    },
    columnAlone: {
      en: '“{name}” is a column of a table. Use it in SUM, COUNT, AVERAGE, MIN, or MAX: SUM([Table].[{name}]).',
      de: '„{name}“ ist eine Tabellenspalte. Verwenden Sie sie in SUM, COUNT, AVERAGE, MIN oder MAX: SUM([Tabelle].[{name}]).',
      fr: '« {name} » est une colonne d’un tableau. Utilisez-la dans SUM, COUNT, AVERAGE, MIN ou MAX : SUM([Tableau].[{name}]).',
    },
    noColumn: {
      en: '“{table}” doesn’t have a column called “{name}”.',
      de: '„{table}“ hat keine Spalte namens „{name}“.',
      fr: '« {table} » ne contient aucune colonne nommée « {name} ».',
    },
    twoTables: {
      en: 'A function can only use one table. “{name}” is in another table.',
      de: 'Eine Funktion kann nur eine Tabelle verwenden. „{name}“ gehört zu einer anderen Tabelle.',
      fr: 'Une fonction ne peut utiliser qu’un seul tableau. « {name} » se trouve dans un autre tableau.',
    },
    outsideTable: {
      en: 'Only columns of this table can be used here. “{name}” isn’t one of them.',
      de: 'Hier können nur Spalten dieser Tabelle verwendet werden. „{name}“ gehört nicht dazu.',
      fr: 'Seules les colonnes de ce tableau peuvent être utilisées ici. « {name} » n’en fait pas partie.',
    },
    noFunction: {
      en: 'There’s no function called {name}.',
      de: 'Es gibt keine Funktion namens {name}.',
      fr: 'Il n’existe aucune fonction nommée {name}.',
    },
    nearFunction: {
      en: 'There’s no function called {name}. Did you mean {near}?',
      de: 'Es gibt keine Funktion namens {name}. Meinten Sie {near}?',
      fr: 'Il n’existe aucune fonction nommée {name}. Vouliez-vous dire {near} ?',
    },
    arguments: {
      en: '{name} needs {least, plural, one {# value} other {# values}}.',
      de: '{name} benötigt {least, plural, one {# Wert} other {# Werte}}.',
      fr: '{name} nécessite {least, plural, one {# valeur} many {# de valeurs} other {# valeurs}}.',
    },
    argumentsBetween: {
      en: '{name} needs {least} to {most} values.',
      de: '{name} benötigt {least} bis {most} Werte.',
      fr: '{name} nécessite de {least} à {most} valeurs.',
    },
    type: {
      en: 'This is {found}, but the formula needs {wanted}.',
      de: 'Das ist {found}, aber die Formel benötigt {wanted}.',
      fr: 'La formule attend ici {wanted}, et non {found}.',
    },
    noChoice: {
      en: '“{name}” doesn’t have the choice “{choice}”.',
      de: '„{name}“ hat die Option „{choice}“ nicht.',
      fr: '« {name} » ne comporte pas le choix « {choice} ».',
    },
    notWritten: {
      en: 'Put fields in brackets and text in quotation marks: [{name}] or "{name}".',
      de: 'Setzen Sie Felder in Klammern und Text in Anführungszeichen: [{name}] oder "{name}".',
      fr: 'Mettez les champs entre crochets et le texte entre guillemets droits : [{name}] ou "{name}".',
    },
  },
  functions: {
    SUM: {
      en: 'SUM([Items].[Amount]): the total of a column or several numbers',
      de: 'SUM([Posten].[Betrag]): die Summe einer Spalte oder mehrerer Zahlen',
      fr: 'SUM([Articles].[Montant]) : la somme d’une colonne ou de plusieurs nombres',
    },
    COUNT: {
      en: 'COUNT([Items]): the number of rows, filled cells, or rows that meet a condition',
      de: 'COUNT([Posten]): die Anzahl der Zeilen, ausgefüllten Zellen oder Zeilen, die eine Bedingung erfüllen',
      fr: 'COUNT([Articles]) : le nombre de lignes, de cellules remplies ou de lignes qui remplissent une condition',
    },
    AVERAGE: {
      en: 'AVERAGE([Items].[Amount]): the average of filled cells or several numbers',
      de: 'AVERAGE([Posten].[Betrag]): der Mittelwert ausgefüllter Zellen oder mehrerer Zahlen',
      fr: 'AVERAGE([Articles].[Montant]) : la moyenne des cellules remplies ou de plusieurs nombres',
    },
    MIN: {
      en: 'MIN(a, b): the smallest value, also of a column',
      de: 'MIN(a; b): der kleinste Wert, auch einer Spalte',
      fr: 'MIN(a; b) : la plus petite valeur, y compris d’une colonne',
    },
    MAX: {
      en: 'MAX(a, b): the largest value, also of a column',
      de: 'MAX(a; b): der größte Wert, auch einer Spalte',
      fr: 'MAX(a; b) : la plus grande valeur, y compris d’une colonne',
    },
    ROUND: {
      en: 'ROUND(number, 2): the number rounded to decimal places',
      de: 'ROUND(Zahl; 2): die auf Nachkommastellen gerundete Zahl',
      fr: 'ROUND(nombre; 2) : le nombre arrondi à un nombre de décimales',
    },
    ABS: {
      en: 'ABS(number): the absolute value',
      de: 'ABS(Zahl): der Absolutwert',
      fr: 'ABS(nombre) : la valeur absolue',
    },
    MOD: {
      en: 'MOD(a, b): the remainder of a divided by b',
      de: 'MOD(a; b): der Rest von a geteilt durch b',
      fr: 'MOD(a; b) : le reste de la division de a par b',
    },
    IF: {
      en: 'IF(condition, then, else): one of two values, depending on a condition',
      de: 'IF(Bedingung; dann; sonst): einer von zwei Werten, je nach Bedingung',
      fr: 'IF(condition; alors; sinon) : une valeur parmi deux, selon une condition',
    },
    AND: {
      en: 'AND(a, b): yes if all conditions are met',
      de: 'AND(a; b): Ja, wenn alle Bedingungen erfüllt sind',
      fr: 'AND(a; b) : oui si toutes les conditions sont remplies',
    },
    OR: {
      en: 'OR(a, b): yes if any condition is met',
      de: 'OR(a; b): Ja, wenn eine Bedingung erfüllt ist',
      fr: 'OR(a; b) : oui si au moins une condition est remplie',
    },
    NOT: {
      en: 'NOT(a): yes if the condition isn’t met',
      de: 'NOT(a): Ja, wenn die Bedingung nicht erfüllt ist',
      fr: 'NOT(a) : oui si la condition n’est pas remplie',
    },
    FILLED: {
      en: 'FILLED([Field]): yes if the field has an answer',
      de: 'FILLED([Feld]): Ja, wenn das Feld eine Antwort hat',
      fr: 'FILLED([Champ]) : oui si le champ contient une réponse',
    },
    EMPTY: {
      en: 'EMPTY([Field]): yes if the field has no answer',
      de: 'EMPTY([Feld]): Ja, wenn das Feld keine Antwort hat',
      fr: 'EMPTY([Champ]) : oui si le champ ne contient aucune réponse',
    },
    HAS: {
      en: 'HAS([Field], "Choice"): yes if the choice is selected',
      de: 'HAS([Feld]; "Option"): Ja, wenn die Option ausgewählt ist',
      fr: 'HAS([Champ]; "Choix") : oui si le choix est sélectionné',
    },
    TODAY: {
      en: 'TODAY(): the date the form is opened',
      de: 'TODAY(): das Datum, an dem das Formular geöffnet wird',
      fr: 'TODAY() : la date d’ouverture du formulaire',
    },
    DAYS: {
      en: 'DAYS([From], [To]): the number of days between two dates',
      de: 'DAYS([Von]; [Bis]): die Anzahl der Tage zwischen zwei Daten',
      fr: 'DAYS([Du]; [Au]) : le nombre de jours entre deux dates',
    },
    ADDDAYS: {
      en: 'ADDDAYS([Date], 14): the date a number of days later',
      de: 'ADDDAYS([Datum]; 14): das Datum eine Anzahl von Tagen später',
      fr: 'ADDDAYS([Date]; 14) : la date après un nombre de jours donné',
    },
    YEARS: {
      en: 'YEARS([Birthday], TODAY()): the number of full years between two dates',
      de: 'YEARS([Geburtstag]; TODAY()): die Anzahl voller Jahre zwischen zwei Daten',
      fr: 'YEARS([Date de naissance]; TODAY()) : le nombre d’années complètes entre deux dates',
    },
    HOURS: {
      en: 'HOURS([Start], [End]): the number of hours between two times, including past midnight',
      de: 'HOURS([Beginn]; [Ende]): die Anzahl der Stunden zwischen zwei Uhrzeiten, auch über Mitternacht',
      fr: 'HOURS([Début]; [Fin]) : le nombre d’heures entre deux heures, y compris au-delà de minuit',
    },
    YEAR: {
      en: 'YEAR([Date]): the year of a date',
      de: 'YEAR([Datum]): das Jahr eines Datums',
      fr: 'YEAR([Date]) : l’année d’une date',
    },
    MONTH: {
      en: 'MONTH([Date]): the month of a date, 1 to 12',
      de: 'MONTH([Datum]): der Monat eines Datums, 1 bis 12',
      fr: 'MONTH([Date]) : le mois d’une date, de 1 à 12',
    },
    DAY: {
      en: 'DAY([Date]): the day of a date, 1 to 31',
      de: 'DAY([Datum]): der Tag eines Datums, 1 bis 31',
      fr: 'DAY([Date]) : le jour d’une date, de 1 à 31',
    },
    DATE: {
      en: 'DATE("2026-12-31"): a fixed date',
      de: 'DATE("2026-12-31"): ein festes Datum',
      fr: 'DATE("2026-12-31") : une date fixe',
    },
    CONTAINS: {
      en: 'CONTAINS([Field], "text"): yes if the field contains the text',
      de: 'CONTAINS([Feld]; "Text"): Ja, wenn das Feld den Text enthält',
      fr: 'CONTAINS([Champ]; "texte") : oui si le champ contient le texte',
    },
    LEFT: {
      en: 'LEFT(text, 3): the first characters',
      de: 'LEFT(Text; 3): die ersten Zeichen',
      fr: 'LEFT(texte; 3) : les premiers caractères',
    },
    RIGHT: {
      en: 'RIGHT(text, 3): the last characters',
      de: 'RIGHT(Text; 3): die letzten Zeichen',
      fr: 'RIGHT(texte; 3) : les derniers caractères',
    },
    MID: {
      en: 'MID(text, 2, 3): three characters, starting with the second',
      de: 'MID(Text; 2; 3): drei Zeichen ab dem zweiten',
      fr: 'MID(texte; 2; 3) : trois caractères à partir du deuxième',
    },
    LOOKUP: {
      en: 'LOOKUP("assets", [Asset], "name"): a value from a data source row, by its ID',
      de: 'LOOKUP("assets"; [Gerät]; "name"): ein Wert aus einer Datenquellenzeile, nach ihrer ID',
      fr: 'LOOKUP("assets"; [Équipement]; "name") : une valeur d’une ligne de source de données, d’après son ID',
    },
    NUMBER: {
      en: 'NUMBER(text): the number in a text',
      de: 'NUMBER(Text): die Zahl in einem Text',
      fr: 'NUMBER(texte) : le nombre contenu dans un texte',
    },
  },
});

export type FormulaMessages = MessagesOf<typeof formulaMessages>;
