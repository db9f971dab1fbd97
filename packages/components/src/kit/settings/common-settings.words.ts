import { memberWords, type WordsOf } from '@tideform/words';

/** Texts of settings that several components have. */
export const commonSettingsWords = memberWords({
  tabs: {
    display: { en: 'Display', de: 'Anzeige' },
    data: { en: 'Data', de: 'Daten' },
    validation: { en: 'Validation', de: 'Prüfung' },
    logic: { en: 'Logic', de: 'Logik' },
    layout: { en: 'Layout', de: 'Layout' },
    permissions: { en: 'Permissions', de: 'Berechtigungen' },
    pdf: { en: 'PDF', de: 'PDF' },
  },
  label: { en: 'Label', de: 'Beschriftung' },
  hideLabel: { en: 'Hide the label', de: 'Beschriftung ausblenden' },
  stillRead: { en: 'Screen readers still read it.', de: 'Screenreader lesen sie weiterhin vor.' },
  description: { en: 'Hint under the field', de: 'Hinweis unter dem Feld' },
  tooltip: { en: 'More information', de: 'Weitere Informationen' },
  tooltipHint: {
    en: 'Opens with a button beside the label.',
    de: 'Öffnet sich mit einem Knopf neben der Beschriftung.',
  },
  placeholder: { en: 'Placeholder', de: 'Platzhalter' },
  placeholderHint: {
    en: 'Shown until something is typed. Important information belongs in the hint.',
    de: 'Sichtbar, bis etwas eingegeben wird. Wichtiges gehört in den Hinweis.',
  },
  prefix: { en: 'Prefix', de: 'Präfix' },
  prefixHint: {
    en: 'Before the answer, such as €. Printed, not stored.',
    de: 'Vor der Antwort, etwa €. Wird gedruckt, aber nicht gespeichert.',
  },
  suffix: { en: 'Suffix', de: 'Suffix' },
  suffixHint: {
    en: 'After the answer, such as kg. Printed, not stored.',
    de: 'Nach der Antwort, etwa kg. Wird gedruckt, aber nicht gespeichert.',
  },
  key: { en: 'Property name', de: 'Eigenschaftsname' },
  keyHint: { en: 'The name of the answer in the data.', de: 'So heißt die Antwort in den Daten.' },
  keyPattern: {
    en: 'The property name must only contain alphanumeric characters, underscores, dots and dashes and should not be ended by dash or dot.',
    de: 'Der Eigenschaftsname darf nur Buchstaben, Ziffern, Unterstriche, Punkte und Bindestriche enthalten und nicht mit einem Bindestrich oder Punkt enden.',
  },
  several: { en: 'Several answers', de: 'Mehrere Antworten' },
  defaultValue: { en: 'Default value', de: 'Standardwert' },
  autofill: { en: 'Autofill', de: 'Automatisches Ausfüllen' },
  autofillHint: {
    en: 'What the browser may fill in, such as given-name.',
    de: 'Was der Browser ausfüllen darf, etwa given-name.',
  },
  choices: {
    label: { en: 'Choices', de: 'Optionen' },
    pasteHint: {
      en: 'Paste a list to add many at once.',
      de: 'Eine Liste einfügen, um viele auf einmal hinzuzufügen.',
    },
    sideBySide: { en: 'Side by side', de: 'Nebeneinander' },
    storeAs: { en: 'Store answers as', de: 'Antworten speichern als' },
    storeAsHint: {
      en: 'Automatic stores 1 as a number and true as a yes.',
      de: 'Automatisch speichert 1 als Zahl und true als Ja.',
    },
    auto: { en: 'Automatic', de: 'Automatisch' },
    string: { en: 'Text', de: 'Text' },
    number: { en: 'Number', de: 'Zahl' },
    boolean: { en: 'Yes or no', de: 'Ja oder Nein' },
  },
  required: { en: 'Required', de: 'Pflichtfeld' },
  customMessage: { en: 'Message when the answer is wrong', de: 'Meldung bei falscher Antwort' },
  customMessageHint: {
    en: 'Shown instead of every other message of this field.',
    de: 'Erscheint anstelle jeder anderen Meldung dieses Feldes.',
  },
  errorLabel: { en: 'Name in messages', de: 'Name in Meldungen' },
  errorLabelHint: { en: 'In place of the label.', de: 'Anstelle der Beschriftung.' },
  validateOn: {
    label: { en: 'When it is checked', de: 'Wann geprüft wird' },
    change: { en: 'Once it was left, then at every change', de: 'Nach dem ersten Verlassen bei jeder Änderung' },
    blur: { en: 'Each time it is left', de: 'Bei jedem Verlassen' },
    submit: { en: 'Only when somebody submits', de: 'Erst beim Absenden' },
  },
  messages: {
    hint: { en: 'In place of Tideform’s sentence.', de: 'Anstelle des Satzes von Tideform.' },
    required: { en: 'Message when it is missing', de: 'Meldung bei fehlender Antwort' },
    minLength: { en: 'Message when it is too short', de: 'Meldung bei zu kurzer Antwort' },
    maxLength: { en: 'Message when it is too long', de: 'Meldung bei zu langer Antwort' },
    pattern: { en: 'Message when it does not match the pattern', de: 'Meldung, wenn das Muster nicht passt' },
    min: { en: 'Message when it is too small', de: 'Meldung bei zu kleiner Zahl' },
    max: { en: 'Message when it is too large', de: 'Meldung bei zu großer Zahl' },
  },
  keeping: {
    persistent: { en: 'Keep the answer when somebody submits', de: 'Antwort beim Absenden behalten' },
    persistentHint: {
      en: 'Without it the answer only helps to fill in the form.',
      de: 'Sonst hilft die Antwort nur beim Ausfüllen.',
    },
    tableView: { en: 'Show it in the table of submissions', de: 'In der Tabelle der Einsendungen zeigen' },
  },
  customClass: {
    label: { en: 'CSS classes', de: 'CSS-Klassen' },
    hint: {
      en: 'page-break begins a page of the PDF, prevent-split keeps it on one page.',
      de: 'page-break beginnt eine Seite im PDF, prevent-split hält es auf einer Seite.',
    },
  },
  place: {
    label: { en: 'Place of the label', de: 'Platz der Beschriftung' },
    positions: {
      top: { en: 'Above', de: 'Darüber' },
      'left-left': { en: 'Before the field', de: 'Vor dem Feld' },
      'left-right': { en: 'Before the field, close to it', de: 'Vor dem Feld, dicht daran' },
      'right-left': { en: 'After the field', de: 'Hinter dem Feld' },
      'right-right': { en: 'After the field, at the far end', de: 'Hinter dem Feld, ganz am Ende' },
      bottom: { en: 'Below', de: 'Darunter' },
    },
    width: { en: 'Width of the label', de: 'Breite der Beschriftung' },
    widthHint: {
      en: 'In percent: 30 unless you say otherwise. On a narrow screen the label stands above.',
      de: 'In Prozent: 30, wenn nichts angegeben ist. Auf schmalen Bildschirmen steht sie darüber.',
    },
    autofocus: { en: 'Start here', de: 'Hier beginnen' },
    autofocusHint: {
      en: 'The cursor is in this field when the form opens.',
      de: 'Beim Öffnen des Formulars steht die Schreibmarke in diesem Feld.',
    },
    tabindex: { en: 'Place in the order of the Tab key', de: 'Platz in der Reihenfolge der Tabulatortaste' },
    tabindexHint: {
      en: 'Leave it empty unless the form is read in another order. -1 skips the field.',
      de: 'Leer lassen, außer das Formular wird in anderer Reihenfolge gelesen. -1 überspringt das Feld.',
    },
  },
  pattern: { en: 'Pattern', de: 'Muster' },
  patternHint: {
    en: 'A regular expression that the whole answer must match.',
    de: 'Ein regulärer Ausdruck, dem die ganze Antwort entsprechen muss.',
  },
  mask: { en: 'Mask', de: 'Eingabemaske' },
  length: {
    least: { en: 'Minimum length', de: 'Mindestlänge' },
    most: { en: 'Maximum length', de: 'Höchstlänge' },
    unit: { en: 'In characters.', de: 'In Zeichen.' },
    leastWords: { en: 'Minimum number of words', de: 'Mindestzahl der Wörter' },
    mostWords: { en: 'Maximum number of words', de: 'Höchstzahl der Wörter' },
  },
  numbers: {
    thousands: { en: 'Separate thousands', de: 'Tausender trennen' },
    decimals: { en: 'Decimal places', de: 'Nachkommastellen' },
    least: { en: 'Smallest number', de: 'Kleinste Zahl' },
    most: { en: 'Largest number', de: 'Größte Zahl' },
    noRounding: { en: 'Do not round what is calculated', de: 'Berechnetes nicht runden' },
    step: { en: 'Multiple of', de: 'Vielfaches von' },
  },
  dates: {
    first: { en: 'First date', de: 'Frühestes Datum' },
    last: { en: 'Last date', de: 'Spätestes Datum' },
    printedAs: { en: 'Format in the PDF', de: 'Format im PDF' },
  },
  rows: {
    add: { en: 'Text of the add button', de: 'Text des Knopfes zum Hinzufügen' },
    addPlaceholder: { en: 'Add another', de: 'Weitere hinzufügen' },
    isFixed: { en: 'Rows cannot be added or deleted', de: 'Zeilen lassen sich weder hinzufügen noch löschen' },
    least: { en: 'Minimum number of rows', de: 'Mindestzahl der Zeilen' },
    most: { en: 'Maximum number of rows', de: 'Höchstzahl der Zeilen' },
  },
  clearOnHide: { en: 'Clear the answer when hidden', de: 'Antwort beim Ausblenden löschen' },
  clearInsideOnHide: {
    en: 'Clear the answers inside when hidden',
    de: 'Antworten darin beim Ausblenden löschen',
  },
  clearOnHideHint: { en: 'When a condition hides it.', de: 'Wenn eine Bedingung die Komponente ausblendet.' },
  clearOnCopy: { en: 'Clear the answer in a copy', de: 'Antwort in einer Kopie löschen' },
  clearOnCopyHint: {
    en: 'When somebody copies a response.',
    de: 'Wenn jemand ein ausgefülltes Formular kopiert.',
  },
  hidden: { en: 'Hidden', de: 'Verborgen' },
  hiddenHint: { en: 'Kept in the form and never shown.', de: 'Bleibt im Formular und wird nie angezeigt.' },
  validateWhenHidden: { en: 'Check it even when it is hidden', de: 'Auch prüfen, wenn verborgen' },
  disabled: { en: 'Disabled', de: 'Deaktiviert' },
  disabledHint: {
    en: 'Shown, but cannot be answered.',
    de: 'Wird angezeigt, lässt sich aber nicht beantworten.',
  },
  disabledInsideHint: { en: 'Nothing inside can be answered.', de: 'Nichts darin lässt sich beantworten.' },
  pdf: {
    label: { en: 'In the PDF', de: 'Im PDF' },
    visible: { en: 'Visible', de: 'Sichtbar' },
    hidden: { en: 'Hidden', de: 'Verborgen' },
    hideIfEmpty: { en: 'Hidden when empty', de: 'Verborgen, wenn leer' },
  },
  creator: {
    label: { en: 'For the person who starts a response', de: 'Für die Person, die das Ausfüllen beginnt' },
    edit: { en: 'Can be answered', de: 'Kann beantwortet werden' },
    editInside: { en: 'What is inside can be answered', de: 'Was darin liegt, kann beantwortet werden' },
    view: { en: 'Read-only', de: 'Nur zu lesen' },
    hidden: { en: 'Not shown', de: 'Nicht zu sehen' },
    people: { en: 'For people', de: 'Für Personen' },
    peopleHint: {
      en: 'Who is not named can answer it. Of somebody who is named twice the strictest holds.',
      de: 'Wer nicht genannt ist, kann es beantworten. Bei doppelt Genannten gilt das Strengste.',
    },
    hint: {
      en: 'They can submit without answering what they cannot answer. The PDF still shows it.',
      de: 'Was sie nicht beantworten kann, hindert sie nicht am Absenden. Das PDF zeigt es trotzdem.',
    },
  },
});

export type CommonSettingsWords = WordsOf<typeof commonSettingsWords>;
