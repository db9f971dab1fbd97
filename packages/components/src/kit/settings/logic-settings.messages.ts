import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Texts of the settings of conditions, rules and code. */
export const logicSettingsMessages = memberMessages({
  conditional: { en: 'When it is shown', de: 'Wann es zu sehen ist' },
  customConditional: { en: 'Advanced condition', de: 'Erweiterte Bedingung' },
  customConditionalHint: {
    en: 'JavaScript. It overrides every condition above.',
    de: 'JavaScript. Gilt anstelle aller Bedingungen darüber.',
  },
  rules: { en: 'Rules', de: 'Regeln' },
  rulesHint: {
    en: 'A rule changes this component while its trigger holds.',
    de: 'Eine Regel ändert diese Komponente, solange ihr Auslöser zutrifft.',
  },
  calculateValue: { en: 'Calculated value', de: 'Berechneter Wert' },
  calculateValueHint: {
    en: 'Calculated again whenever an answer that it uses changes.',
    de: 'Wird neu berechnet, sobald sich eine verwendete Antwort ändert.',
  },
  allowCalculateOverride: { en: 'A typed answer stays', de: 'Eine eingegebene Antwort bleibt' },
  allowCalculateOverrideHint: {
    en: 'Otherwise the calculated value replaces it.',
    de: 'Sonst ersetzt sie der berechnete Wert.',
  },
  customDefaultValue: { en: 'Custom default value', de: 'Eigener Standardwert' },
  customDefaultValueHint: {
    en: 'What the field starts with. It overrides the default value.',
    de: 'Womit das Feld beginnt. Gilt anstelle des Standardwerts.',
  },
  custom: { en: 'Custom validation', de: 'Eigene Prüfung' },
  customHint: {
    en: 'Says whether the answer is right, and what is wrong with it.',
    de: 'Sagt, ob die Antwort richtig ist und was an ihr nicht stimmt.',
  },
  json: { en: 'Custom validation, JSONLogic', de: 'Eigene Prüfung, JSONLogic' },
  jsonHint: { en: 'Checked together with the other rules.', de: 'Wird zusammen mit den anderen Regeln geprüft.' },
  onChange: { en: 'On change code', de: 'Code bei Änderung' },
  onChangeHint: { en: 'Runs after the answer has changed.', de: 'Läuft, nachdem sich die Antwort geändert hat.' },
  pressed: { en: 'Code', de: 'Code' },
  pressedHint: { en: 'Runs when the button is pressed.', de: 'Läuft, wenn der Knopf gedrückt wird.' },
});

export type LogicSettingsMessages = MessagesOf<typeof logicSettingsMessages>;
