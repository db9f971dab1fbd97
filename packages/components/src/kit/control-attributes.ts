import type { FieldProps } from './read/field-shape.ts';
import { getFieldLabel } from './read/label.ts';
import type { ViewProps } from './view-props.ts';

/** Properties of a field's view that shared controls need. */
export type FieldView = Pick<ViewProps<FieldProps>, 'id' | 'definition' | 'props' | 'state' | 'readOnly' | 'inRow'>;

/** DOM IDs derived from the ID of a control. */
export const getLabelId = (id: string) => `${id}-label`;
export const getHintId = (id: string) => `${id}-hint`;
export const getErrorsId = (id: string) => `${id}-issues`;

export const isDisabled = ({ readOnly, state }: Pick<FieldView, 'readOnly' | 'state'>): boolean =>
  readOnly || state.disabled;

/** Returns the ARIA attributes of a control or of a group of controls. */
export function getAriaAttributes(view: FieldView) {
  return {
    'aria-required': view.state.required || undefined,
    'aria-invalid': view.state.issues.length > 0 || undefined,
    'aria-describedby': getDescribedBy(view),
  } as const;
}

function getDescribedBy({ id, props, state }: FieldView): string | undefined {
  const hint = props.description === '' ? undefined : getHintId(id);
  if (state.issues.length === 0) return hint;
  return hint === undefined ? getErrorsId(id) : `${getErrorsId(id)} ${hint}`;
}

/**
 * Returns whether a text input is disabled only because its answer is calculated. The input becomes read-only instead,
 * so keyboard users can reach it and screen readers announce its value.
 */
const isCalculated = ({ definition: { calculateValue }, readOnly, state }: FieldView): boolean =>
  !readOnly && state.disabled && Boolean(calculateValue);

/**
 * Returns the accessible name of a control in a grid row, where the visible label only names the column; `undefined`
 * for a control outside grids.
 */
export const getNameInRow = ({ definition, inRow }: Pick<FieldView, 'definition' | 'inRow'>): string | undefined =>
  inRow && `${getFieldLabel(definition)}${inRow.suffix}`;

/**
 * Returns the attributes of the control of a field that has only one.
 * NOTE: written without temporary lists for speed, because a long form has a thousand controls.
 */
export function getControlAttributes(view: FieldView) {
  return {
    id: view.id,
    name: view.definition.key,
    disabled: isDisabled(view),
    tabIndex: view.props.tabindex,
    'aria-label': getNameInRow(view),
    'aria-required': view.state.required || undefined,
    'aria-invalid': view.state.issues.length > 0 || undefined,
    'aria-describedby': getDescribedBy(view),
  } as const;
}

/**
 * Returns the attributes of a text control.
 * NOTE: not for choices, checkboxes and files, which don't support `readOnly`.
 */
export function getTextControlAttributes(view: FieldView) {
  const attributes = getControlAttributes(view);
  return isCalculated(view) ? ({ ...attributes, disabled: false, readOnly: true } as const) : attributes;
}
