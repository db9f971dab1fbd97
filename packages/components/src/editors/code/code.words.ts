/** English words of the code editor. */
export const CODE_WORDS = {
  edit: 'Edit code',
  add: 'Add code',
  about: (action: string, label: string) => `${action}: ${label}`,
  title: (label: string) => `Code: ${label}`,
  code: (label: string) => `${label}, code`,
  json: (label: string) => `${label}, JSONLogic`,
  loading: 'Loading editor...',
  examples: 'Examples',
  insert: 'Insert',
  insertExample: (title: string) => `Insert: ${title}`,
  noExamples: 'There are no examples for this.',
  close: 'Close',
  language: 'Written in',
  javascript: 'JavaScript',
  jsonLogic: 'JSONLogic',
  unfinished: 'This is no JSONLogic rule yet. It is used as soon as it is one.',
  keyboard: 'Tab leaves the editor. Ctrl and Space offer names.',
};

/** What a piece of code is to do, in a sentence over the editor. */
export const GIVES_WORDS: Readonly<Record<string, string>> = {
  customConditional: 'Set show to true or false: whether the component is shown.',
  'conditional.json': 'A rule that gives true where the component is shown.',
  calculateValue: 'Set value to the answer that the field is to have.',
  customDefaultValue: 'Set value to the answer that the field starts with.',
  'validate.custom': 'Set valid to true, or to the message that people see when the answer is wrong.',
  'validate.json': 'A rule that gives true, or the message that people see when the answer is wrong.',
  onChange: 'Runs after the answer was changed. It may set answers of other fields in data.',
  custom: 'Runs when the button is pressed. It may set answers in data.',
  nextPage: 'Set next to the property name of the page that comes next, or to null where the form ends.',
  'logic.trigger': 'Set result to true when the actions are to happen.',
  'logic.trigger.json': 'A rule that gives true when the actions are to happen.',
  'logic.value': 'Set value to the answer that the field is to have.',
  'logic.mergeComponentSchema': 'Set schema to the settings that the component is to have.',
  'logic.customAction': 'Runs when the rule applies. It may set value to another answer.',
};
