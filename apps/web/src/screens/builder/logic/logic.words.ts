import { memberWords, type WordsOf } from '@tideform/words';

/** What the places of logic are called, as their settings are. Kinds are those of the engine. */
export const logicWords = memberWords({
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

export type LogicWords = WordsOf<typeof logicWords>;

export function wordKind(kind: string, words: LogicWords): string {
  if (Object.hasOwn(words, kind)) return words[kind as keyof LogicWords];
  return kind.startsWith('logic') ? words.logic : kind;
}
