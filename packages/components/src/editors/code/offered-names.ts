import type { CodeName } from '../../kit/code-name.ts';

const name = (path: string, detail: string): CodeName => ({ path, detail });

/** What every script is given; of the sandbox's `instance`, `utils` and Lodash, what forms use most. */
export const OFFERED: readonly CodeName[] = [
  name('data', 'all answers of the form'),
  name('row', 'the answers beside this one'),
  name('rowIndex', 'number of the row, from 0'),
  name('value', 'the answer of this field'),
  name('component', 'the settings of this component'),
  name('form', 'the form'),
  name('instance', 'this field'),
  name('instance.getValue', 'its answer'),
  name('instance.setValue', 'gives it another answer'),
  name('instance.isEmpty', 'whether it has no answer'),
  name('instance.label', 'its label'),
  name('instance.key', 'its property name'),
  name('instance.path', 'where its answer lies'),
  name('instance.component', 'its settings'),
  name('instance.parent', 'what it lies in'),
  name('instance.getComponent', 'another field, by its property name'),
  name('instance.emit', 'raises an event'),
  name('instance.root.getComponent', 'any field, by its property name'),
  name('instance.root.data', 'all answers of the form'),
  name('user', 'who answers'),
  name('metadata', 'about the response'),
  name('utils', 'form.io’s tools'),
  name('utils.getValue', 'an answer, by its property name anywhere'),
  name('utils.getComponent', 'a component of a list, by its property name'),
  name('utils.eachComponent', 'goes through components'),
  name('utils.isEmpty', 'whether there is nothing'),
  name('utils.getNumber', 'the number in a text'),
  name('console.log', 'writes a line below the preview'),
  name('moment', 'dates'),
  name('_', 'lists and objects, as in Lodash'),
  name('_.get', 'a value at a path, or another one'),
  name('_.sum', 'of a list of numbers'),
  name('_.sumBy', 'of one thing in each entry'),
  name('_.filter', 'the entries that are so'),
  name('_.find', 'the first entry that is so'),
  name('_.map', 'something of each entry'),
  name('_.some', 'whether any entry is so'),
  name('_.every', 'whether all entries are so'),
  name('_.includes', 'whether something is in it'),
  name('_.round', 'to decimal places'),
  name('_.isEmpty', 'whether there is nothing in it'),
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
