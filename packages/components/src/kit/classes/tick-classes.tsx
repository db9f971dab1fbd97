import { laySheet } from './lay-sheet.ts';
import css from './tick.css?inline';

laySheet(css);

/** Classes of checkboxes, radio buttons and lists of them. */
export const tickClasses = {
  tick: 'tf-tick',
  checkMark: 'tf-mark tf-check',
  radioMark: 'tf-mark tf-dot',
  choices: 'tf-choices',
  inlineChoices: 'tf-choices tf-inline',
};
