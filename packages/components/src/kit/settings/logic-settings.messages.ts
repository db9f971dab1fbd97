import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of the settings of conditions, rules and code. */
export const logicSettingsMessages = memberMessages({
  conditional: { en: 'Visibility condition', de: 'Sichtbarkeitsbedingung' },
  customConditional: { en: 'Advanced condition', de: 'Erweiterte Bedingung' },
  customConditionalHint: {
    en: 'JavaScript code that’s used instead of all conditions above.',
    de: 'JavaScript-Code, der anstelle aller Bedingungen darüber verwendet wird.',
  },
  rules: { en: 'Rules', de: 'Regeln' },
  rulesHint: {
    en: 'A rule changes this component when its trigger is met.',
    de: 'Eine Regel ändert diese Komponente, wenn ihr Auslöser erfüllt ist.',
  },
  calculateValue: { en: 'Calculated value', de: 'Berechneter Wert' },
  calculateValueHint: {
    en: 'Recalculated when an answer it uses changes.',
    de: 'Wird neu berechnet, wenn sich eine verwendete Antwort ändert.',
  },
  allowCalculateOverride: { en: 'Keep manual answers', de: 'Manuelle Eingaben beibehalten' },
  allowCalculateOverrideHint: {
    en: 'If off, the calculated value replaces them.',
    de: 'Andernfalls werden sie durch den berechneten Wert ersetzt.',
  },
  customDefaultValue: { en: 'Custom default value', de: 'Eigener Standardwert' },
  customDefaultValueHint: {
    en: 'The initial answer. It’s used instead of the default value.',
    de: 'Die anfängliche Antwort. Sie wird anstelle des Standardwerts verwendet.',
  },
  custom: { en: 'Custom validation', de: 'Eigene Prüfung' },
  customHint: {
    en: 'Determines whether the answer is valid, and the error message if it isn’t.',
    de: 'Bestimmt, ob die Antwort gültig ist, und andernfalls die Fehlermeldung.',
  },
  json: { en: 'JSONLogic validation', de: 'JSONLogic-Prüfung' },
  jsonHint: {
    en: 'Used in addition to the other validation rules.',
    de: 'Wird zusätzlich zu den anderen Prüfungen verwendet.',
  },
  onChange: { en: 'On-change code', de: 'Code bei Änderung' },
  onChangeHint: { en: 'Runs after the answer changes.', de: 'Wird ausgeführt, nachdem sich die Antwort geändert hat.' },
  pressed: { en: 'Button code', de: 'Code der Schaltfläche' },
  pressedHint: {
    en: 'Runs when someone selects the button.',
    de: 'Wird ausgeführt, wenn jemand die Schaltfläche auswählt.',
  },
});

export type LogicSettingsMessages = MessagesOf<typeof logicSettingsMessages>;
