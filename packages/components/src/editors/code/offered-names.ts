import type { CodeName } from '../../kit/code-name.ts';

const name = (path: string, detail: string): CodeName => ({ path, detail });

/** What every script is given. */
export const OFFERED: readonly CodeName[] = [
  name('data', 'all answers of the form'),
  name('row', 'the answers beside this one'),
  name('rowIndex', 'number of the row, from 0'),
  name('value', 'the answer of this field'),
  name('component', 'the settings of this component'),
  name('form', 'the form'),
  name('instance', 'this field'),
  name('user', 'who answers'),
  name('metadata', 'about the response'),
  name('utils', 'form.io’s tools'),
  name('moment', 'dates'),
  name('_', 'lists and objects, as in Lodash'),
];

/** The name that the code of a place sets. */
export const CODE_NAME_WORDS: Readonly<Record<string, CodeName>> = {
  customConditional: name('show', 'true: it is shown'),
  'validate.custom': name('valid', 'true, or a message'),
  'validate.json': name('input', 'the answer that is checked'),
  'logic.trigger': name('result', 'true: the actions happen'),
  'logic.mergeComponentSchema': name('schema', 'settings to take over'),
  nextPage: name('next', 'property name of the next page'),
};
