import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** What the places of logic are called, as their settings are. Kinds are those of the engine. */
export const logicMessages = memberMessages({
  conditional: { en: 'When it is shown', de: 'Wann es zu sehen ist' },
  customConditional: { en: 'Advanced condition', de: 'Erweiterte Bedingung' },
  'conditional.json': { en: 'JSONLogic condition', de: 'JSONLogic-Bedingung' },
  calculateValue: { en: 'Calculated value', de: 'Berechneter Wert' },
  customDefaultValue: { en: 'Custom default value', de: 'Eigener Standardwert' },
  'validate.custom': { en: 'Custom validation', de: 'Eigene Prüfung' },
  'validate.json': { en: 'Custom validation, JSONLogic', de: 'Eigene Prüfung, JSONLogic' },
  onChange: { en: 'On change code', de: 'Code bei Änderung' },
  conditionalAddButton: { en: 'When rows can be added', de: 'Wann sich Zeilen hinzufügen lassen' },
  custom: { en: 'Code of the button', de: 'Code des Knopfs' },
  'data.custom': { en: 'Custom Values', de: 'Eigene Werte' },
  'data.url': { en: 'Data Source URL', de: 'Adresse der Liste' },
  nextPage: { en: 'Next page', de: 'Nächste Seite' },
  refreshOn: { en: 'Refresh', de: 'Aktualisieren' },
  logic: { en: 'Rules', de: 'Regeln' },
});

export type LogicMessages = MessagesOf<typeof logicMessages>;

export function wordKind(kind: string, messages: LogicMessages): string {
  if (Object.hasOwn(messages, kind)) return messages[kind as keyof LogicMessages];
  return kind.startsWith('logic') ? messages.logic : kind;
}
