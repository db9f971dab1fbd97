import { memberWords } from '@tideform/words';

/** Texts of the condition builder. `operators`: what they are called; `date…` ones are about days. */
export const conditionBuilderWords = memberWords({
  always: { en: 'Always shown.', de: 'Immer zu sehen.' },
  effect: {
    label: { en: 'Show or hide', de: 'Zeigen oder ausblenden' },
    yes: { en: 'Show this field', de: 'Dieses Feld zeigen' },
    no: { en: 'Hide this field', de: 'Dieses Feld ausblenden' },
  },
  conjunction: { en: 'How many conditions must be met', de: 'Wie viele Bedingungen zutreffen müssen' },
  all: { en: 'when all are met', de: 'wenn alle zutreffen' },
  any: { en: 'when any is met', de: 'wenn eine zutrifft' },
  field: { en: 'Field', de: 'Feld' },
  operator: { en: 'Comparison', de: 'Vergleich' },
  value: { en: 'Value', de: 'Wert' },
  choose: { en: 'Choose a field', de: 'Feld wählen' },
  propertyName: { en: 'Property name', de: 'Eigenschaftsname' },
  yes: { en: 'Ticked', de: 'Angekreuzt' },
  no: { en: 'Not ticked', de: 'Nicht angekreuzt' },
  missing: {
    en: 'The form has no field “{target}”. Until it has one, this condition does not count.',
    de: 'Das Formular hat kein Feld „{target}“. Bis es eines hat, zählt diese Bedingung nicht.',
  },
  jsonLogic: { en: 'JSONLogic condition', de: 'JSONLogic-Bedingung' },
  orJsonLogic: {
    en: 'Or, without conditions above, as JSONLogic:',
    de: 'Oder, ohne Bedingungen darüber, als JSONLogic:',
  },
  codeDecides: {
    en: 'The advanced condition below decides. What is here does not count.',
    de: 'Die erweiterte Bedingung darunter entscheidet. Was hier steht, zählt nicht.',
  },
  comparisonsDecide: {
    en: 'The conditions above decide. The JSONLogic below does not count.',
    de: 'Die Bedingungen darüber entscheiden. Das JSONLogic darunter zählt nicht.',
  },
  operators: {
    isEqual: { en: 'is', de: 'ist' },
    isNotEqual: { en: 'is not', de: 'ist nicht' },
    isEmpty: { en: 'is empty', de: 'ist leer' },
    isNotEmpty: { en: 'is not empty', de: 'ist nicht leer' },
    includes: { en: 'contains', de: 'enthält' },
    notIncludes: { en: 'does not contain', de: 'enthält nicht' },
    startsWith: { en: 'starts with', de: 'beginnt mit' },
    endsWith: { en: 'ends with', de: 'endet mit' },
    lessThan: { en: 'is less than', de: 'ist kleiner als' },
    lessThanOrEqual: { en: 'is at most', de: 'ist höchstens' },
    greaterThan: { en: 'is greater than', de: 'ist größer als' },
    greaterThanOrEqual: { en: 'is at least', de: 'ist mindestens' },
    isDateEqual: { en: 'is on', de: 'ist am' },
    isNotDateEqual: { en: 'is not on', de: 'ist nicht am' },
    dateLessThan: { en: 'is before', de: 'ist vor dem' },
    dateLessThanOrEqual: { en: 'is on or before', de: 'ist am oder vor dem' },
    dateGreaterThan: { en: 'is after', de: 'ist nach dem' },
    dateGreaterThanOrEqual: { en: 'is on or after', de: 'ist am oder nach dem' },
  },
});
