import { memberMessages } from '@tideform/i18n';

/** Messages of the code editor. `gives`: one sentence above the editor that describes what the code must do. */
export const codeMessages = memberMessages({
  edit: { en: 'Edit code', de: 'Code bearbeiten', fr: 'Modifier le code' },
  add: { en: 'Add code', de: 'Code hinzufügen', fr: 'Ajouter du code' },
  about: { en: '{action}: {label}', de: '{action}: {label}', fr: '{action} : {label}' },
  title: { en: 'Code: {label}', de: 'Code: {label}', fr: 'Code : {label}' },
  code: { en: '{label}, code', de: '{label}, Code', fr: '{label}, code' },
  json: { en: '{label}, JSONLogic', de: '{label}, JSONLogic', fr: '{label}, JSONLogic' },
  loading: { en: 'Loading editor...', de: 'Editor wird geladen …', fr: 'Chargement de l’éditeur…' },
  examples: { en: 'Examples', de: 'Beispiele', fr: 'Exemples' },
  insert: { en: 'Insert', de: 'Einfügen', fr: 'Insérer' },
  insertExample: { en: 'Insert {title}', de: '{title} einfügen', fr: 'Insérer « {title} »' },
  noExamples: {
    en: 'There aren’t any examples for this setting.',
    de: 'Für diese Einstellung gibt es keine Beispiele.',
    fr: 'Il n’existe aucun exemple pour ce paramètre.',
  },
  close: { en: 'Close', de: 'Schließen', fr: 'Fermer' },
  language: { en: 'Language', de: 'Sprache', fr: 'Langage' },
  tryIt: {
    en: 'Try with sample answers',
    de: 'Mit Beispielantworten ausprobieren',
    fr: 'Essayer avec des exemples de réponses',
  },
  languages: {
    formula: { en: 'Formula', de: 'Formel', fr: 'Formule' },
    json: { en: 'JSONLogic', de: 'JSONLogic', fr: 'JSONLogic' },
    javascript: { en: 'JavaScript', de: 'JavaScript', fr: 'JavaScript' },
  },
  formula: { en: '{label}, formula', de: '{label}, Formel', fr: '{label}, formule' },
  functions: { en: 'Functions', de: 'Funktionen', fr: 'Fonctions' },
  elsewhere: {
    en: 'This setting has code in another language. It’s used until you enter something here.',
    de: 'Diese Einstellung enthält Code in einer anderen Sprache. Er wird verwendet, bis Sie hier etwas eingeben.',
    fr: 'Ce paramètre contient du code dans un autre langage. Ce code est utilisé tant que vous n’entrez rien ici.',
  },
  unfinishedFormula: {
    en: 'The formula isn’t complete. It’ll be used once it’s complete.',
    de: 'Die Formel ist nicht vollständig. Sie wird verwendet, sobald sie vollständig ist.',
    fr: 'La formule est incomplète. Elle sera utilisée dès qu’elle sera complète.',
  },
  unfinished: {
    en: 'The JSONLogic rule isn’t valid yet. It’ll be used once it’s valid.',
    de: 'Die JSONLogic-Regel ist noch nicht gültig. Sie wird verwendet, sobald sie gültig ist.',
    fr: 'La règle JSONLogic n’est pas encore valide. Elle sera utilisée dès qu’elle sera valide.',
  },
  keyboard: {
    en: 'Press Tab to leave the editor or Ctrl+Space for suggestions.',
    de: 'Drücken Sie die TAB-Taste, um den Editor zu verlassen, oder Strg+Leertaste für Vorschläge.',
    fr: 'Appuyez sur Tab pour quitter l’éditeur ou sur Ctrl+Espace pour afficher des suggestions.',
  },
  gives: {
    customConditional: {
      en: 'Set show to true to show the component, or to false to hide it.',
      de: 'Legen Sie show auf true fest, um die Komponente anzuzeigen, oder auf false, um sie auszublenden.',
      fr: 'Définissez show sur true pour afficher le composant, ou sur false pour le masquer.',
    },
    'conditional.json': {
      en: 'A rule that returns true if the component should be shown.',
      de: 'Eine Regel, die true zurückgibt, wenn die Komponente angezeigt werden soll.',
      fr: 'Règle qui renvoie true si le composant doit être affiché.',
    },
    calculateValue: {
      en: 'Set value to the field’s answer.',
      de: 'Legen Sie value auf die Antwort des Felds fest.',
      fr: 'Affectez à value la réponse du champ.',
    },
    customDefaultValue: {
      en: 'Set value to the field’s default answer.',
      de: 'Legen Sie value auf die Standardantwort des Felds fest.',
      fr: 'Affectez à value la réponse par défaut du champ.',
    },
    'validate.custom': {
      en: 'Set valid to true if the answer is valid, or to the error message to show.',
      de: 'Legen Sie valid auf true fest, wenn die Antwort gültig ist, oder auf die anzuzeigende Fehlermeldung.',
      fr: 'Définissez valid sur true si la réponse est valide. Sinon, affectez-lui le message d’erreur à afficher.',
    },
    'validate.json': {
      en: 'A rule that returns true if the answer is valid, or the error message to show.',
      de: 'Eine Regel, die true zurückgibt, wenn die Antwort gültig ist, oder die anzuzeigende Fehlermeldung.',
      fr: 'Règle qui renvoie true si la réponse est valide, ou le message d’erreur à afficher.',
    },
    onChange: {
      en: 'Runs after the answer changes. The code can set answers of other fields in data.',
      de: 'Wird ausgeführt, nachdem sich die Antwort geändert hat. Der Code kann in data Antworten anderer Felder festlegen.',
      fr: 'S’exécute lorsque la réponse a changé. Le code peut définir les réponses d’autres champs dans data.',
    },
    custom: {
      en: 'Runs when someone selects the button. The code can set answers in data.',
      de: 'Wird ausgeführt, wenn jemand die Schaltfläche auswählt. Der Code kann in data Antworten festlegen.',
      fr: 'S’exécute lorsqu’une personne sélectionne le bouton. Le code peut définir des réponses dans data.',
    },
    conditionalAddButton: {
      en: 'Set show to true if rows can be added, or to false if they can’t.',
      de: 'Legen Sie show auf true fest, wenn Zeilen hinzugefügt werden können, sonst auf false.',
      fr: 'Définissez show sur true si des lignes peuvent être ajoutées, ou sur false dans le cas contraire.',
    },
    'data.custom': {
      en: 'Set values to the list of choices.',
      de: 'Legen Sie values auf die Liste der Optionen fest.',
      fr: 'Affectez à values la liste des choix.',
    },
    nextPage: {
      en: 'Set next to the property name of the next page, or to null to end the form.',
      de: 'Legen Sie next auf den Eigenschaftsnamen der nächsten Seite fest oder auf null, um das Formular zu beenden.',
      fr: 'Affectez à next le nom de propriété de la page suivante, ou null pour terminer le formulaire.',
    },
    'logic.trigger': {
      en: 'Set result to true to run the actions.',
      de: 'Legen Sie result auf true fest, um die Aktionen auszuführen.',
      fr: 'Définissez result sur true pour exécuter les actions.',
    },
    'logic.trigger.json': {
      en: 'A rule that returns true to run the actions.',
      de: 'Eine Regel, die true zurückgibt, um die Aktionen auszuführen.',
      fr: 'Règle qui renvoie true pour exécuter les actions.',
    },
    'logic.value': {
      en: 'Set value to the field’s answer.',
      de: 'Legen Sie value auf die Antwort des Felds fest.',
      fr: 'Affectez à value la réponse du champ.',
    },
    'logic.mergeComponentSchema': {
      en: 'Set schema to the component’s new settings.',
      de: 'Legen Sie schema auf die neuen Einstellungen der Komponente fest.',
      fr: 'Affectez à schema les nouveaux paramètres du composant.',
    },
    'logic.customAction': {
      en: 'Runs when the rule applies. The code can set value to another answer.',
      de: 'Wird ausgeführt, wenn die Regel gilt. Der Code kann value auf eine andere Antwort festlegen.',
      fr: 'S’exécute lorsque la règle s’applique. Le code peut affecter une autre réponse à value.',
    },
  },
});
