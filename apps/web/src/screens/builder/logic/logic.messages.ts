import { type MessagesOf, memberMessages } from '@tideform/i18n';

/** Names of the settings that contain logic. The keys are the engine's kinds of logic. */
export const logicMessages = memberMessages({
  conditional: { en: 'Visibility condition', de: 'Sichtbarkeitsbedingung', fr: 'Condition de visibilité' },
  customConditional: { en: 'Advanced condition', de: 'Erweiterte Bedingung', fr: 'Condition avancée' },
  'conditional.json': { en: 'JSONLogic condition', de: 'JSONLogic-Bedingung', fr: 'Condition JSONLogic' },
  calculateValue: { en: 'Calculated value', de: 'Berechneter Wert', fr: 'Valeur calculée' },
  customDefaultValue: { en: 'Custom default value', de: 'Eigener Standardwert', fr: 'Valeur par défaut personnalisée' },
  'validate.custom': { en: 'Custom validation', de: 'Eigene Prüfung', fr: 'Validation personnalisée' },
  'validate.json': { en: 'JSONLogic validation', de: 'JSONLogic-Prüfung', fr: 'Validation JSONLogic' },
  onChange: { en: 'On-change code', de: 'Code bei Änderung', fr: 'Code à la modification' },
  conditionalAddButton: {
    en: 'Condition for adding rows',
    de: 'Bedingung zum Hinzufügen von Zeilen',
    fr: 'Condition d’ajout de lignes',
  },
  custom: { en: 'Button code', de: 'Code der Schaltfläche', fr: 'Code du bouton' },
  'data.custom': { en: 'Custom values', de: 'Eigene Werte', fr: 'Valeurs personnalisées' },
  'data.url': { en: 'Data source URL', de: 'Datenquellen-URL', fr: 'URL de la source de données' },
  nextPage: { en: 'Next page', de: 'Nächste Seite', fr: 'Page suivante' },
  refreshOn: { en: 'Refresh', de: 'Aktualisieren', fr: 'Actualisation' },
  logic: { en: 'Rules', de: 'Regeln', fr: 'Règles' },
});

export type LogicMessages = MessagesOf<typeof logicMessages>;

export function formatLogicKind(kind: string, messages: LogicMessages): string {
  if (Object.hasOwn(messages, kind)) return messages[kind as keyof LogicMessages];
  return kind.startsWith('logic') ? messages.logic : kind;
}
