import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** What the places of logic are called, as their settings are. Kinds are those of the engine. */
export const logicMessages = memberMessages({
  conditional: { en: 'Visibility condition', de: 'Sichtbarkeitsbedingung' },
  customConditional: { en: 'Advanced condition', de: 'Erweiterte Bedingung' },
  'conditional.json': { en: 'JSONLogic condition', de: 'JSONLogic-Bedingung' },
  calculateValue: { en: 'Calculated value', de: 'Berechneter Wert' },
  customDefaultValue: { en: 'Custom default value', de: 'Eigener Standardwert' },
  'validate.custom': { en: 'Custom validation', de: 'Eigene Prüfung' },
  'validate.json': { en: 'JSONLogic validation', de: 'JSONLogic-Prüfung' },
  onChange: { en: 'On-change code', de: 'Code bei Änderung' },
  conditionalAddButton: { en: 'Condition for adding rows', de: 'Bedingung zum Hinzufügen von Zeilen' },
  custom: { en: 'Button code', de: 'Code der Schaltfläche' },
  'data.custom': { en: 'Custom Values', de: 'Eigene Werte' },
  'data.url': { en: 'Data Source URL', de: 'Datenquellen-URL' },
  nextPage: { en: 'Next page', de: 'Nächste Seite' },
  refreshOn: { en: 'Refresh', de: 'Aktualisieren' },
  logic: { en: 'Rules', de: 'Regeln' },
});

export type LogicMessages = MessagesOf<typeof logicMessages>;

export function wordKind(kind: string, messages: LogicMessages): string {
  if (Object.hasOwn(messages, kind)) return messages[kind as keyof LogicMessages];
  return kind.startsWith('logic') ? messages.logic : kind;
}
