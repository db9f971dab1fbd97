import css from './field.css?inline';
import { laySheet } from './lay-sheet.ts';

laySheet(css);

/**
 * Classes of what is around a control.
 *
 * @param isRecord questions are quiet above their answers
 */
export function fieldClasses(isRecord: boolean) {
  const label = isRecord ? 'tf-label tf-question' : 'tf-label';
  return {
    field: 'tf-field',
    /** Several controls that are one answer. */
    group: 'tf-field tf-group',
    /** Beside the class of a group in which something is wrong, in every theme. */
    wrongGroup: 'tf-wrong',
    wrongGroupInRow: 'tf-wrong tf-wrong-in-row',
    /** The field by where its label stands and whereto it is moved, where there is room for it. */
    'left-left': 'tf-field tf-beside tf-start-side',
    'left-right': 'tf-field tf-beside tf-start-side tf-at-end',
    'right-left': 'tf-field tf-beside tf-end-side',
    'right-right': 'tf-field tf-beside tf-end-side tf-at-end',
    bottom: 'tf-field tf-below',
    label,
    hiddenLabel: 'tf-unseen',
    /** A label that the head of its column shows where a grid is a table; the control says its name itself. */
    cellLabel: `${label} tf-in-cell`,
    /** The same for the label that names a group of controls. */
    cellGroupLabel: `${label} tf-group-in-cell`,
    /** The same for the words beside a box to tick. */
    cellText: 'tf-in-cell',
    required: isRecord ? 'tf-required tf-gone' : 'tf-required',
    hint: 'tf-hint',
  };
}
