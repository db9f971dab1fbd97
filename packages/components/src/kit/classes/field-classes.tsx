import css from './field.css?inline';
import { insertStyleSheet } from './insert-style-sheet.ts';

insertStyleSheet(css);

/**
 * Returns the classes of the elements around a control.
 *
 * @param isRecord whether the form is read-only; questions above the answers are then less prominent
 */
export function createFieldClasses(isRecord: boolean) {
  const label = isRecord ? 'tf-label tf-question' : 'tf-label';
  return {
    field: 'tf-field',
    /** Field with several controls that form one answer. */
    group: 'tf-field tf-group',
    /** Added to a group that has validation errors, in every theme. */
    wrongGroup: 'tf-wrong',
    wrongGroupInRow: 'tf-wrong tf-wrong-in-row',
    /** Field classes for each label position and alignment. They only apply if there is enough space. */
    'left-left': 'tf-field tf-beside tf-start-side',
    'left-right': 'tf-field tf-beside tf-start-side tf-at-end',
    'right-left': 'tf-field tf-beside tf-end-side',
    'right-right': 'tf-field tf-beside tf-end-side tf-at-end',
    bottom: 'tf-field tf-below',
    label,
    hiddenLabel: 'tf-unseen',
    /** Label in a grid table that is hidden because the column header shows it; the control has an accessible name. */
    cellLabel: `${label} tf-in-cell`,
    /** Like `cellLabel`, for the label of a group of controls. */
    cellGroupLabel: `${label} tf-group-in-cell`,
    /** Like `cellLabel`, for the text beside a checkbox. */
    cellText: 'tf-in-cell',
    required: isRecord ? 'tf-required tf-gone' : 'tf-required',
    hint: 'tf-hint',
  };
}
