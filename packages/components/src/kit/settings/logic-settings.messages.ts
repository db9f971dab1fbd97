import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Messages of the settings for conditions, logic rules and code. */
export const logicSettingsMessages = memberMessages({
  conditional: { en: 'Visibility condition', de: 'Sichtbarkeitsbedingung', fr: 'Condition de visibilité' },
  customConditional: { en: 'Advanced condition', de: 'Erweiterte Bedingung', fr: 'Condition avancée' },
  customConditionalHint: {
    en: 'JavaScript code that’s used instead of all conditions above.',
    de: 'JavaScript-Code, der anstelle aller Bedingungen darüber verwendet wird.',
    fr: 'Code JavaScript utilisé à la place de toutes les conditions ci-dessus.',
  },
  rules: { en: 'Rules', de: 'Regeln', fr: 'Règles' },
  rulesHint: {
    en: 'A rule changes this component when its trigger is met.',
    de: 'Eine Regel ändert diese Komponente, wenn ihr Auslöser erfüllt ist.',
    fr: 'Une règle modifie ce composant lorsque son déclencheur est activé.',
  },
  calculateValue: { en: 'Calculated value', de: 'Berechneter Wert', fr: 'Valeur calculée' },
  calculateValueHint: {
    en: 'Recalculated when an answer it uses changes.',
    de: 'Wird neu berechnet, wenn sich eine verwendete Antwort ändert.',
    fr: 'Recalculée lorsqu’une réponse qu’elle utilise change.',
  },
  allowCalculateOverride: {
    en: 'Keep manual answers',
    de: 'Manuelle Eingaben beibehalten',
    fr: 'Conserver les réponses manuelles',
  },
  allowCalculateOverrideHint: {
    en: 'If off, the calculated value replaces them.',
    de: 'Andernfalls werden sie durch den berechneten Wert ersetzt.',
    fr: 'Si cette option est désactivée, la valeur calculée les remplace.',
  },
  customDefaultValue: { en: 'Custom default value', de: 'Eigener Standardwert', fr: 'Valeur par défaut personnalisée' },
  customDefaultValueHint: {
    en: 'The initial answer. It’s used instead of the default value.',
    de: 'Die anfängliche Antwort. Sie wird anstelle des Standardwerts verwendet.',
    fr: 'Réponse initiale. Elle est utilisée à la place de la valeur par défaut.',
  },
  custom: { en: 'Custom validation', de: 'Eigene Prüfung', fr: 'Validation personnalisée' },
  customHint: {
    en: 'Determines whether the answer is valid, and the error message if it isn’t.',
    de: 'Bestimmt, ob die Antwort gültig ist, und andernfalls die Fehlermeldung.',
    fr: 'Détermine si la réponse est valide et, dans le cas contraire, le message d’erreur.',
  },
  json: { en: 'JSONLogic validation', de: 'JSONLogic-Prüfung', fr: 'Validation JSONLogic' },
  jsonHint: {
    en: 'Used in addition to the other validation rules.',
    de: 'Wird zusätzlich zu den anderen Prüfungen verwendet.',
    fr: 'Utilisée en plus des autres règles de validation.',
  },
  onChange: { en: 'On-change code', de: 'Code bei Änderung', fr: 'Code à la modification' },
  onChangeHint: {
    en: 'Runs after the answer changes.',
    de: 'Wird ausgeführt, nachdem sich die Antwort geändert hat.',
    fr: 'S’exécute après la modification de la réponse.',
  },
  pressed: { en: 'Button code', de: 'Code der Schaltfläche', fr: 'Code du bouton' },
  pressedHint: {
    en: 'Runs when someone selects the button.',
    de: 'Wird ausgeführt, wenn jemand die Schaltfläche auswählt.',
    fr: 'S’exécute lorsqu’une personne sélectionne le bouton.',
  },
});

export type LogicSettingsMessages = MessagesOf<typeof logicSettingsMessages>;
