import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Messages of settings that more than one component has. */
export const commonSettingsMessages = memberMessages({
  tabs: {
    display: { en: 'Display', de: 'Anzeige', fr: 'Affichage' },
    data: { en: 'Data', de: 'Daten', fr: 'Données' },
    validation: { en: 'Validation', de: 'Prüfung', fr: 'Validation' },
    logic: { en: 'Logic', de: 'Logik', fr: 'Logique' },
    layout: { en: 'Layout', de: 'Layout', fr: 'Disposition' },
    permissions: { en: 'Permissions', de: 'Berechtigungen', fr: 'Autorisations' },
    pdf: { en: 'PDF', de: 'PDF', fr: 'PDF' },
  },
  label: { en: 'Label', de: 'Beschriftung', fr: 'Libellé' },
  hideLabel: { en: 'Hide label', de: 'Beschriftung ausblenden', fr: 'Masquer le libellé' },
  stillRead: {
    en: 'Screen readers can still read the label.',
    de: 'Screenreader können die Beschriftung weiterhin vorlesen.',
    fr: 'Les lecteurs d’écran peuvent toujours lire le libellé.',
  },
  description: { en: 'Hint below the field', de: 'Hinweis unter dem Feld', fr: 'Indication sous le champ' },
  tooltip: { en: 'More information', de: 'Weitere Informationen', fr: 'Plus d’informations' },
  tooltipHint: {
    en: 'Shown when someone selects the info button next to the label.',
    de: 'Wird angezeigt, wenn jemand die Infoschaltfläche neben der Beschriftung auswählt.',
    fr: 'S’affiche lorsqu’une personne sélectionne le bouton d’information à côté du libellé.',
  },
  placeholder: { en: 'Placeholder', de: 'Platzhalter', fr: 'Espace réservé' },
  placeholderHint: {
    en: 'Shown while the field is empty. For important information, use the hint instead.',
    de: 'Wird angezeigt, solange das Feld leer ist. Verwenden Sie für wichtige Informationen den Hinweis.',
    fr: 'S’affiche tant que le champ est vide. Pour les informations importantes, utilisez plutôt l’indication.',
  },
  prefix: { en: 'Prefix', de: 'Präfix', fr: 'Préfixe' },
  prefixHint: {
    en: 'Shown before the answer, such as €. It’s printed but isn’t part of the answer.',
    de: 'Wird vor der Antwort angezeigt, etwa €. Wird gedruckt, ist aber kein Teil der Antwort.',
    fr: 'S’affiche avant la réponse, par exemple €. S’imprime, mais ne fait pas partie de la réponse.',
  },
  suffix: { en: 'Suffix', de: 'Suffix', fr: 'Suffixe' },
  suffixHint: {
    en: 'Shown after the answer, such as kg. It’s printed but isn’t part of the answer.',
    de: 'Wird nach der Antwort angezeigt, etwa kg. Wird gedruckt, ist aber kein Teil der Antwort.',
    fr: 'S’affiche après la réponse, par exemple kg. S’imprime, mais ne fait pas partie de la réponse.',
  },
  key: { en: 'Property name', de: 'Eigenschaftsname', fr: 'Nom de la propriété' },
  keyHint: {
    en: 'The answer’s name in the data.',
    de: 'Der Name der Antwort in den Daten.',
    fr: 'Nom de la réponse dans les données.',
  },
  keyPattern: {
    en: 'The property name must only contain alphanumeric characters, underscores, dots and dashes and should not be ended by dash or dot.',
    de: 'Der Eigenschaftsname darf nur Buchstaben, Ziffern, Unterstriche, Punkte und Bindestriche enthalten und nicht mit einem Bindestrich oder Punkt enden.',
    fr: 'Le nom de la propriété ne doit contenir que des caractères alphanumériques, des traits de soulignement, des points et des tirets, et ne doit pas se terminer par un tiret ou un point.',
  },
  several: { en: 'Multiple answers', de: 'Mehrere Antworten', fr: 'Réponses multiples' },
  defaultValue: { en: 'Default value', de: 'Standardwert', fr: 'Valeur par défaut' },
  autofill: { en: 'Autofill', de: 'Automatisches Ausfüllen', fr: 'Remplissage automatique' },
  autofillHint: {
    en: 'What the browser can enter automatically, such as given-name.',
    de: 'Was der Browser automatisch eingeben kann, etwa given-name.',
    fr: 'Ce que le navigateur peut entrer automatiquement, par exemple given-name.',
  },
  choices: {
    label: { en: 'Choices', de: 'Optionen', fr: 'Choix' },
    pasteHint: {
      en: 'Paste a list to add many choices at once.',
      de: 'Fügen Sie eine Liste ein, um viele Optionen auf einmal hinzuzufügen.',
      fr: 'Collez une liste pour ajouter de nombreux choix à la fois.',
    },
    sideBySide: { en: 'Show side by side', de: 'Nebeneinander anzeigen', fr: 'Afficher côte à côte' },
    storeAs: { en: 'Store answers as', de: 'Antworten speichern als', fr: 'Enregistrer les réponses comme' },
    storeAsHint: {
      en: 'Automatic saves 1 as a number and true as yes.',
      de: 'Mit „Automatisch“ wird 1 als Zahl und true als Ja gespeichert.',
      fr: '« Automatique » enregistre 1 comme nombre et true comme oui.',
    },
    auto: { en: 'Automatic', de: 'Automatisch', fr: 'Automatique' },
    string: { en: 'Text', de: 'Text', fr: 'Texte' },
    number: { en: 'Number', de: 'Zahl', fr: 'Nombre' },
    boolean: { en: 'Yes or no', de: 'Ja oder Nein', fr: 'Oui ou non' },
  },
  required: { en: 'Required', de: 'Pflichtfeld', fr: 'Obligatoire' },
  customMessage: { en: 'Error message', de: 'Fehlermeldung', fr: 'Message d’erreur' },
  customMessageHint: {
    en: 'Shown instead of all other error messages for this field.',
    de: 'Wird anstelle aller anderen Fehlermeldungen dieses Felds angezeigt.',
    fr: 'S’affiche à la place de tous les autres messages d’erreur de ce champ.',
  },
  errorLabel: { en: 'Name in error messages', de: 'Name in Fehlermeldungen', fr: 'Nom dans les messages d’erreur' },
  errorLabelHint: {
    en: 'Used instead of the label.',
    de: 'Wird anstelle der Beschriftung verwendet.',
    fr: 'Utilisé à la place du libellé.',
  },
  validateOn: {
    label: { en: 'When to validate', de: 'Zeitpunkt der Prüfung', fr: 'Moment de la validation' },
    change: {
      en: 'After leaving the field, then as you type',
      de: 'Nach dem Verlassen des Felds, dann während der Eingabe',
      fr: 'Après avoir quitté le champ, puis pendant la saisie',
    },
    blur: {
      en: 'Each time someone leaves the field',
      de: 'Bei jedem Verlassen des Felds',
      fr: 'Chaque fois qu’une personne quitte le champ',
    },
    submit: { en: 'When submitted', de: 'Beim Absenden', fr: 'À l’envoi' },
  },
  messages: {
    hint: {
      en: 'Used instead of the default message.',
      de: 'Wird anstelle der Standardmeldung verwendet.',
      fr: 'Utilisé à la place du message par défaut.',
    },
    required: {
      en: 'Message if the answer is missing',
      de: 'Meldung bei fehlender Antwort',
      fr: 'Message si la réponse est absente',
    },
    minLength: {
      en: 'Message if the answer is too short',
      de: 'Meldung bei zu kurzer Antwort',
      fr: 'Message si la réponse est trop courte',
    },
    maxLength: {
      en: 'Message if the answer is too long',
      de: 'Meldung bei zu langer Antwort',
      fr: 'Message si la réponse est trop longue',
    },
    pattern: {
      en: 'Message if the answer doesn’t match the pattern',
      de: 'Meldung, wenn die Antwort nicht dem Muster entspricht',
      fr: 'Message si la réponse ne correspond pas au motif',
    },
    min: {
      en: 'Message if the number is too small',
      de: 'Meldung bei zu kleiner Zahl',
      fr: 'Message si le nombre est trop petit',
    },
    max: {
      en: 'Message if the number is too large',
      de: 'Meldung bei zu großer Zahl',
      fr: 'Message si le nombre est trop grand',
    },
  },
  keeping: {
    persistent: {
      en: 'Save the answer when the form is submitted',
      de: 'Antwort beim Absenden speichern',
      fr: 'Enregistrer la réponse à l’envoi du formulaire',
    },
    persistentHint: {
      en: 'If off, the answer is only used while filling out the form.',
      de: 'Andernfalls wird die Antwort nur beim Ausfüllen des Formulars verwendet.',
      fr: 'Si cette option est désactivée, la réponse n’est utilisée que pendant le remplissage du formulaire.',
    },
    tableView: {
      en: 'Show in the submissions table',
      de: 'In der Tabelle der Einsendungen anzeigen',
      fr: 'Afficher dans le tableau des soumissions',
    },
  },
  customClass: {
    label: { en: 'CSS classes', de: 'CSS-Klassen', fr: 'Classes CSS' },
    hint: {
      en: 'page-break starts a new page in the PDF. prevent-split keeps the component on one page.',
      de: 'page-break beginnt im PDF eine neue Seite. prevent-split hält die Komponente auf einer Seite.',
      fr: 'page-break commence une nouvelle page dans le PDF. prevent-split garde le composant sur une seule page.',
    },
  },
  place: {
    label: { en: 'Label position', de: 'Position der Beschriftung', fr: 'Position du libellé' },
    positions: {
      top: { en: 'Above', de: 'Darüber', fr: 'Au-dessus' },
      'left-left': { en: 'Before the field', de: 'Vor dem Feld', fr: 'Avant le champ' },
      'left-right': {
        en: 'Before the field, right-aligned',
        de: 'Vor dem Feld, rechtsbündig',
        fr: 'Avant le champ, aligné à droite',
      },
      'right-left': { en: 'After the field', de: 'Nach dem Feld', fr: 'Après le champ' },
      'right-right': {
        en: 'After the field, right-aligned',
        de: 'Nach dem Feld, rechtsbündig',
        fr: 'Après le champ, aligné à droite',
      },
      bottom: { en: 'Below', de: 'Darunter', fr: 'En dessous' },
    },
    width: { en: 'Label width', de: 'Breite der Beschriftung', fr: 'Largeur du libellé' },
    widthHint: {
      en: 'In percent. The default is 30. On narrow screens, the label is shown above the field.',
      de: 'In Prozent. Der Standardwert ist 30. Auf schmalen Bildschirmen steht die Beschriftung über dem Feld.',
      fr: 'En pourcentage. La valeur par défaut est 30. Sur les écrans étroits, le libellé s’affiche au-dessus du champ.',
    },
    autofocus: { en: 'Initial focus', de: 'Anfangsfokus', fr: 'Focus initial' },
    autofocusHint: {
      en: 'Puts the cursor in this field when the form opens.',
      de: 'Setzt den Cursor beim Öffnen des Formulars in dieses Feld.',
      fr: 'Place le curseur dans ce champ à l’ouverture du formulaire.',
    },
    tabindex: { en: 'Tab order', de: 'Aktivierreihenfolge', fr: 'Ordre de tabulation' },
    tabindexHint: {
      en: 'Leave blank to use the order in the form. Enter -1 to skip this field.',
      de: 'Lassen Sie das Feld leer, um die Reihenfolge des Formulars zu verwenden. Geben Sie -1 ein, um dieses Feld zu überspringen.',
      fr: 'Laissez vide pour suivre l’ordre du formulaire. Entrez -1 pour ignorer ce champ.',
    },
  },
  pattern: { en: 'Pattern', de: 'Muster', fr: 'Motif' },
  patternHint: {
    en: 'A regular expression that the complete answer must match.',
    de: 'Ein regulärer Ausdruck, dem die vollständige Antwort entsprechen muss.',
    fr: 'Expression régulière à laquelle la réponse complète doit correspondre.',
  },
  mask: { en: 'Input mask', de: 'Eingabeformat', fr: 'Masque de saisie' },
  length: {
    least: { en: 'Minimum length', de: 'Mindestlänge', fr: 'Longueur minimale' },
    most: { en: 'Maximum length', de: 'Höchstlänge', fr: 'Longueur maximale' },
    unit: { en: 'In characters.', de: 'In Zeichen.', fr: 'En caractères.' },
    leastWords: { en: 'Minimum number of words', de: 'Mindestanzahl der Wörter', fr: 'Nombre minimal de mots' },
    mostWords: { en: 'Maximum number of words', de: 'Höchstanzahl der Wörter', fr: 'Nombre maximal de mots' },
  },
  numbers: {
    thousands: {
      en: 'Use thousands separator',
      de: 'Tausendertrennzeichen verwenden',
      fr: 'Utiliser le séparateur de milliers',
    },
    decimals: { en: 'Decimal places', de: 'Nachkommastellen', fr: 'Nombre de décimales' },
    least: { en: 'Minimum', de: 'Minimum', fr: 'Minimum' },
    most: { en: 'Maximum', de: 'Maximum', fr: 'Maximum' },
    noRounding: {
      en: 'Don’t round calculated values',
      de: 'Berechnete Werte nicht runden',
      fr: 'Ne pas arrondir les valeurs calculées',
    },
    step: { en: 'Multiple of', de: 'Vielfaches von', fr: 'Multiple de' },
  },
  dates: {
    first: { en: 'Earliest date', de: 'Frühestes Datum', fr: 'Date minimale' },
    last: { en: 'Latest date', de: 'Spätestes Datum', fr: 'Date maximale' },
    format: { en: 'Date format', de: 'Datumsformat', fr: 'Format de date' },
    byLanguage: {
      en: 'Based on the reader’s language',
      de: 'Nach der Sprache der lesenden Person',
      fr: 'Selon la langue du lecteur',
    },
  },
  rows: {
    add: { en: 'Add button text', de: 'Text der Schaltfläche „Hinzufügen“', fr: 'Texte du bouton d’ajout' },
    addPlaceholder: { en: 'Add another', de: 'Weitere hinzufügen', fr: 'Ajouter un élément' },
    isFixed: { en: 'Fixed rows', de: 'Feste Zeilen', fr: 'Lignes fixes' },
    least: { en: 'Minimum number of rows', de: 'Mindestanzahl der Zeilen', fr: 'Nombre minimal de lignes' },
    most: { en: 'Maximum number of rows', de: 'Höchstanzahl der Zeilen', fr: 'Nombre maximal de lignes' },
  },
  clearOnHide: {
    en: 'Clear the answer when hidden',
    de: 'Antwort beim Ausblenden löschen',
    fr: 'Effacer la réponse en cas de masquage',
  },
  clearInsideOnHide: {
    en: 'Clear the answers inside when hidden',
    de: 'Antworten darin beim Ausblenden löschen',
    fr: 'Effacer les réponses à l’intérieur en cas de masquage',
  },
  clearOnHideHint: {
    en: 'When a condition hides this component.',
    de: 'Wenn eine Bedingung diese Komponente ausblendet.',
    fr: 'Lorsqu’une condition masque ce composant.',
  },
  clearOnCopy: {
    en: 'Clear the answer in copies',
    de: 'Antwort in Kopien löschen',
    fr: 'Effacer la réponse dans les copies',
  },
  clearOnCopyHint: {
    en: 'When someone copies a response.',
    de: 'Wenn jemand eine Antwort kopiert.',
    fr: 'Lorsqu’une personne copie une réponse au formulaire.',
  },
  hidden: { en: 'Hidden', de: 'Ausgeblendet', fr: 'Masqué' },
  hiddenHint: {
    en: 'The component stays in the form but is never shown.',
    de: 'Die Komponente bleibt im Formular, wird aber nie angezeigt.',
    fr: 'Le composant reste dans le formulaire, mais ne s’affiche jamais.',
  },
  validateWhenHidden: {
    en: 'Validate even when hidden',
    de: 'Auch prüfen, wenn ausgeblendet',
    fr: 'Valider même en cas de masquage',
  },
  disabled: { en: 'Disabled', de: 'Deaktiviert', fr: 'Désactivé' },
  disabledHint: {
    en: 'The field is shown but can’t be answered.',
    de: 'Das Feld wird angezeigt, kann aber nicht beantwortet werden.',
    fr: 'Le champ s’affiche, mais il est impossible d’y répondre.',
  },
  disabledInsideHint: {
    en: 'Fields inside are shown but can’t be answered.',
    de: 'Felder darin werden angezeigt, können aber nicht beantwortet werden.',
    fr: 'Les champs à l’intérieur s’affichent, mais il est impossible d’y répondre.',
  },
  pdf: {
    label: { en: 'In the PDF', de: 'Im PDF', fr: 'Dans le PDF' },
    visible: { en: 'Visible', de: 'Sichtbar', fr: 'Visible' },
    hidden: { en: 'Hidden', de: 'Ausgeblendet', fr: 'Masqué' },
    hideIfEmpty: { en: 'Hidden if empty', de: 'Ausgeblendet, wenn leer', fr: 'Masqué si vide' },
  },
  creator: {
    label: {
      en: 'For the person who starts the response',
      de: 'Für die Person, die die Antwort beginnt',
      fr: 'Pour la personne qui commence la réponse',
    },
    edit: { en: 'Can answer', de: 'Kann antworten', fr: 'Peut répondre' },
    shown: { en: 'Shown', de: 'Angezeigt', fr: 'Affiché' },
    editInside: {
      en: 'Can answer fields inside',
      de: 'Kann Felder darin beantworten',
      fr: 'Peut répondre aux champs à l’intérieur',
    },
    view: { en: 'Read-only', de: 'Schreibgeschützt', fr: 'Lecture seule' },
    hidden: { en: 'Hidden', de: 'Ausgeblendet', fr: 'Masqué' },
    people: { en: 'For specific people', de: 'Für bestimmte Personen', fr: 'Pour des personnes spécifiques' },
    peopleHint: {
      en: 'People who aren’t listed can answer. If someone is listed more than once, the most restrictive permission applies.',
      de: 'Nicht aufgeführte Personen können antworten. Ist eine Person mehrfach aufgeführt, gilt die strengste Berechtigung.',
      fr: 'Les personnes qui ne figurent pas dans la liste peuvent répondre. Si une personne y figure plusieurs fois, l’autorisation la plus restrictive s’applique.',
    },
    hint: {
      en: 'People can submit the form without answering fields they can’t edit. The PDF still includes these fields.',
      de: 'Personen können das Formular absenden, ohne Felder zu beantworten, die sie nicht bearbeiten können. Die PDF-Datei enthält diese Felder trotzdem.',
      fr: 'Il est possible d’envoyer le formulaire sans répondre aux champs que l’on ne peut pas modifier. Le PDF inclut tout de même ces champs.',
    },
  },
});

export type CommonSettingsMessages = MessagesOf<typeof commonSettingsMessages>;
