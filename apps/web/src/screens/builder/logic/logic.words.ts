import { memberWords, type WordsOf } from '@tideform/words';

/** What the places of logic are called, as their settings are. Kinds are those of the engine. */
export const logicWords = memberWords({
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

export type LogicWords = WordsOf<typeof logicWords>;

export function wordKind(kind: string, words: LogicWords): string {
  if (Object.hasOwn(words, kind)) return words[kind as keyof LogicWords];
  return kind.startsWith('logic') ? words.logic : kind;
}
