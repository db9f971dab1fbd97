/** What the places of logic are called, as their settings are. Kinds are those of the engine. */
const KIND_WORDS: Readonly<Record<string, string>> = {
  conditional: 'When it is shown',
  customConditional: 'Advanced condition',
  'conditional.json': 'JSONLogic condition',
  calculateValue: 'Calculated value',
  customDefaultValue: 'Custom default value',
  'validate.custom': 'Custom validation',
  'validate.json': 'Custom validation, JSONLogic',
  onChange: 'On change code',
  custom: 'Code of the button',
  nextPage: 'Next page',
  refreshOn: 'Refresh',
  logic: 'Rules',
};

export const wordKind = (kind: string): string =>
  KIND_WORDS[kind] ?? (kind.startsWith('logic') ? KIND_WORDS.logic! : kind);
