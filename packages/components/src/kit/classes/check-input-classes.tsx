import { insertStyleSheet } from './insert-style-sheet.ts';
import css from './tick.css?inline';

insertStyleSheet(css);

/** Classes of checkboxes, radio buttons and lists of them. */
export const checkInputClasses = {
  tick: 'tf-tick',
  checkMark: 'tf-mark tf-check',
  radioMark: 'tf-mark tf-dot',
  choices: 'tf-choices',
  inlineChoices: 'tf-choices tf-inline',
};
