import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of settings that several components have. */
export const commonSettingsMessages = memberMessages({
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
  hideLabel: { en: 'Hide label', de: 'Beschriftung ausblenden' },
  stillRead: {
    en: 'Screen readers can still read the label.',
    de: 'Screenreader können die Beschriftung weiterhin vorlesen.',
  },
  description: { en: 'Hint below the field', de: 'Hinweis unter dem Feld' },
  tooltip: { en: 'More information', de: 'Weitere Informationen' },
  tooltipHint: {
    en: 'Shown when someone selects the info button next to the label.',
    de: 'Wird angezeigt, wenn jemand die Infoschaltfläche neben der Beschriftung auswählt.',
  },
  placeholder: { en: 'Placeholder', de: 'Platzhalter' },
  placeholderHint: {
    en: 'Shown while the field is empty. For important information, use the hint instead.',
    de: 'Wird angezeigt, solange das Feld leer ist. Verwenden Sie für wichtige Informationen den Hinweis.',
  },
  prefix: { en: 'Prefix', de: 'Präfix' },
  prefixHint: {
    en: 'Shown before the answer, such as €. It’s printed but isn’t part of the answer.',
    de: 'Wird vor der Antwort angezeigt, etwa €. Wird gedruckt, ist aber kein Teil der Antwort.',
  },
  suffix: { en: 'Suffix', de: 'Suffix' },
  suffixHint: {
    en: 'Shown after the answer, such as kg. It’s printed but isn’t part of the answer.',
    de: 'Wird nach der Antwort angezeigt, etwa kg. Wird gedruckt, ist aber kein Teil der Antwort.',
  },
  key: { en: 'Property name', de: 'Eigenschaftsname' },
  keyHint: { en: 'The answer’s name in the data.', de: 'Der Name der Antwort in den Daten.' },
  keyPattern: {
    en: 'The property name must only contain alphanumeric characters, underscores, dots and dashes and should not be ended by dash or dot.',
    de: 'Der Eigenschaftsname darf nur Buchstaben, Ziffern, Unterstriche, Punkte und Bindestriche enthalten und nicht mit einem Bindestrich oder Punkt enden.',
  },
  several: { en: 'Multiple answers', de: 'Mehrere Antworten' },
  defaultValue: { en: 'Default value', de: 'Standardwert' },
  autofill: { en: 'Autofill', de: 'Automatisches Ausfüllen' },
  autofillHint: {
    en: 'What the browser can fill in, such as given-name.',
    de: 'Was der Browser ausfüllen kann, etwa given-name.',
  },
  choices: {
    label: { en: 'Choices', de: 'Optionen' },
    pasteHint: {
      en: 'Paste a list to add many choices at once.',
      de: 'Fügen Sie eine Liste ein, um viele Optionen auf einmal hinzuzufügen.',
    },
    sideBySide: { en: 'Show side by side', de: 'Nebeneinander anzeigen' },
    storeAs: { en: 'Store answers as', de: 'Antworten speichern als' },
    storeAsHint: {
      en: 'Automatic saves 1 as a number and true as yes.',
      de: 'Mit „Automatisch“ wird 1 als Zahl und true als Ja gespeichert.',
    },
    auto: { en: 'Automatic', de: 'Automatisch' },
    string: { en: 'Text', de: 'Text' },
    number: { en: 'Number', de: 'Zahl' },
    boolean: { en: 'Yes or no', de: 'Ja oder Nein' },
  },
  required: { en: 'Required', de: 'Pflichtfeld' },
  customMessage: { en: 'Error message', de: 'Fehlermeldung' },
  customMessageHint: {
    en: 'Shown instead of all other error messages for this field.',
    de: 'Wird anstelle aller anderen Fehlermeldungen dieses Felds angezeigt.',
  },
  errorLabel: { en: 'Name in error messages', de: 'Name in Fehlermeldungen' },
  errorLabelHint: { en: 'Used instead of the label.', de: 'Wird anstelle der Beschriftung verwendet.' },
  validateOn: {
    label: { en: 'When to validate', de: 'Zeitpunkt der Prüfung' },
    change: {
      en: 'After leaving the field, then as you type',
      de: 'Nach dem Verlassen des Felds, dann während der Eingabe',
    },
    blur: { en: 'Each time someone leaves the field', de: 'Bei jedem Verlassen des Felds' },
    submit: { en: 'When submitted', de: 'Beim Absenden' },
  },
  messages: {
    hint: { en: 'Used instead of the default message.', de: 'Wird anstelle der Standardmeldung verwendet.' },
    required: { en: 'Message if the answer is missing', de: 'Meldung bei fehlender Antwort' },
    minLength: { en: 'Message if the answer is too short', de: 'Meldung bei zu kurzer Antwort' },
    maxLength: { en: 'Message if the answer is too long', de: 'Meldung bei zu langer Antwort' },
    pattern: {
      en: 'Message if the answer doesn’t match the pattern',
      de: 'Meldung, wenn die Antwort nicht dem Muster entspricht',
    },
    min: { en: 'Message if the number is too small', de: 'Meldung bei zu kleiner Zahl' },
    max: { en: 'Message if the number is too large', de: 'Meldung bei zu großer Zahl' },
  },
  keeping: {
    persistent: { en: 'Save the answer when the form is submitted', de: 'Antwort beim Absenden speichern' },
    persistentHint: {
      en: 'If off, the answer is only used while filling in the form.',
      de: 'Andernfalls wird die Antwort nur beim Ausfüllen des Formulars verwendet.',
    },
    tableView: { en: 'Show in the submissions table', de: 'In der Tabelle der Einsendungen anzeigen' },
  },
  customClass: {
    label: { en: 'CSS classes', de: 'CSS-Klassen' },
    hint: {
      en: 'page-break starts a new page in the PDF. prevent-split keeps the component on one page.',
      de: 'page-break beginnt im PDF eine neue Seite. prevent-split hält die Komponente auf einer Seite.',
    },
  },
  place: {
    label: { en: 'Label position', de: 'Position der Beschriftung' },
    positions: {
      top: { en: 'Above', de: 'Darüber' },
      'left-left': { en: 'Before the field', de: 'Vor dem Feld' },
      'left-right': { en: 'Before the field, right-aligned', de: 'Vor dem Feld, rechtsbündig' },
      'right-left': { en: 'After the field', de: 'Nach dem Feld' },
      'right-right': { en: 'After the field, right-aligned', de: 'Nach dem Feld, rechtsbündig' },
      bottom: { en: 'Below', de: 'Darunter' },
    },
    width: { en: 'Label width', de: 'Breite der Beschriftung' },
    widthHint: {
      en: 'In percent. The default is 30. On narrow screens, the label is shown above the field.',
      de: 'In Prozent. Der Standardwert ist 30. Auf schmalen Bildschirmen steht die Beschriftung über dem Feld.',
    },
    autofocus: { en: 'Initial focus', de: 'Anfangsfokus' },
    autofocusHint: {
      en: 'Puts the cursor in this field when the form opens.',
      de: 'Setzt den Cursor beim Öffnen des Formulars in dieses Feld.',
    },
    tabindex: { en: 'Tab order', de: 'Aktivierreihenfolge' },
    tabindexHint: {
      en: 'Leave blank to use the order in the form. Enter -1 to skip this field.',
      de: 'Lassen Sie das Feld leer, um die Reihenfolge des Formulars zu verwenden. Geben Sie -1 ein, um dieses Feld zu überspringen.',
    },
  },
  pattern: { en: 'Pattern', de: 'Muster' },
  patternHint: {
    en: 'A regular expression that the complete answer must match.',
    de: 'Ein regulärer Ausdruck, dem die vollständige Antwort entsprechen muss.',
  },
  mask: { en: 'Input mask', de: 'Eingabeformat' },
  length: {
    least: { en: 'Minimum length', de: 'Mindestlänge' },
    most: { en: 'Maximum length', de: 'Höchstlänge' },
    unit: { en: 'In characters.', de: 'In Zeichen.' },
    leastWords: { en: 'Minimum number of words', de: 'Mindestanzahl der Wörter' },
    mostWords: { en: 'Maximum number of words', de: 'Höchstanzahl der Wörter' },
  },
  numbers: {
    thousands: { en: 'Use thousands separator', de: 'Tausendertrennzeichen verwenden' },
    decimals: { en: 'Decimal places', de: 'Nachkommastellen' },
    least: { en: 'Minimum', de: 'Minimum' },
    most: { en: 'Maximum', de: 'Maximum' },
    noRounding: { en: 'Don’t round calculated values', de: 'Berechnete Werte nicht runden' },
    step: { en: 'Multiple of', de: 'Vielfaches von' },
  },
  dates: {
    first: { en: 'Earliest date', de: 'Frühestes Datum' },
    last: { en: 'Latest date', de: 'Spätestes Datum' },
    format: { en: 'Date format', de: 'Datumsformat' },
    byLanguage: { en: 'Based on the reader’s language', de: 'Nach der Sprache der lesenden Person' },
  },
  rows: {
    add: { en: 'Add button text', de: 'Text der Schaltfläche „Hinzufügen“' },
    addPlaceholder: { en: 'Add another', de: 'Weitere hinzufügen' },
    isFixed: { en: 'Fixed rows', de: 'Feste Zeilen' },
    least: { en: 'Minimum number of rows', de: 'Mindestanzahl der Zeilen' },
    most: { en: 'Maximum number of rows', de: 'Höchstanzahl der Zeilen' },
  },
  clearOnHide: { en: 'Clear the answer when hidden', de: 'Antwort beim Ausblenden löschen' },
  clearInsideOnHide: {
    en: 'Clear the answers inside when hidden',
    de: 'Antworten darin beim Ausblenden löschen',
  },
  clearOnHideHint: {
    en: 'When a condition hides this component.',
    de: 'Wenn eine Bedingung diese Komponente ausblendet.',
  },
  clearOnCopy: { en: 'Clear the answer in copies', de: 'Antwort in Kopien löschen' },
  clearOnCopyHint: {
    en: 'When someone copies a response.',
    de: 'Wenn jemand eine Antwort kopiert.',
  },
  hidden: { en: 'Hidden', de: 'Ausgeblendet' },
  hiddenHint: {
    en: 'The component stays in the form but is never shown.',
    de: 'Die Komponente bleibt im Formular, wird aber nie angezeigt.',
  },
  validateWhenHidden: { en: 'Validate even when hidden', de: 'Auch prüfen, wenn ausgeblendet' },
  disabled: { en: 'Disabled', de: 'Deaktiviert' },
  disabledHint: {
    en: 'The field is shown but can’t be answered.',
    de: 'Das Feld wird angezeigt, kann aber nicht beantwortet werden.',
  },
  disabledInsideHint: {
    en: 'Fields inside are shown but can’t be answered.',
    de: 'Felder darin werden angezeigt, können aber nicht beantwortet werden.',
  },
  pdf: {
    label: { en: 'In the PDF', de: 'Im PDF' },
    visible: { en: 'Visible', de: 'Sichtbar' },
    hidden: { en: 'Hidden', de: 'Ausgeblendet' },
    hideIfEmpty: { en: 'Hidden if empty', de: 'Ausgeblendet, wenn leer' },
  },
  creator: {
    label: { en: 'For the person who starts the response', de: 'Für die Person, die die Antwort beginnt' },
    edit: { en: 'Can answer', de: 'Kann antworten' },
    shown: { en: 'Shown', de: 'Angezeigt' },
    editInside: { en: 'Can answer fields inside', de: 'Kann Felder darin beantworten' },
    view: { en: 'Read-only', de: 'Schreibgeschützt' },
    hidden: { en: 'Hidden', de: 'Ausgeblendet' },
    people: { en: 'For specific people', de: 'Für bestimmte Personen' },
    peopleHint: {
      en: 'People who aren’t listed can answer. If someone is listed more than once, the most restrictive permission applies.',
      de: 'Nicht aufgeführte Personen können antworten. Ist eine Person mehrfach aufgeführt, gilt die strengste Berechtigung.',
    },
    hint: {
      en: 'People can submit the form without answering fields they can’t edit. The PDF still includes these fields.',
      de: 'Personen können das Formular absenden, ohne Felder zu beantworten, die sie nicht bearbeiten können. Die PDF-Datei enthält diese Felder trotzdem.',
    },
  },
});

export type CommonSettingsMessages = MessagesOf<typeof commonSettingsMessages>;
