import type { FieldProps } from './read/field-shape.ts';
import { fieldLabel } from './read/label.ts';
import type { ViewProps } from './view-props.ts';

/** A view of a component with an answer, as far as the kit needs to know it. */
export type FieldView = Pick<ViewProps<FieldProps>, 'id' | 'definition' | 'props' | 'state' | 'readOnly' | 'inRow'>;

/** The element ids that belong to a control. */
export const labelId = (id: string) => `${id}-label`;
export const hintId = (id: string) => `${id}-hint`;
export const issuesId = (id: string) => `${id}-issues`;

export const isDisabled = ({ readOnly, state }: Pick<FieldView, 'readOnly' | 'state'>): boolean =>
  readOnly || state.disabled;

/** What assistive technology is told of a control or of a group of controls. */
export function describedAttributes(view: FieldView) {
  return {
    'aria-required': view.state.required || undefined,
    'aria-invalid': view.state.issues.length > 0 || undefined,
    'aria-describedby': describedBy(view),
  } as const;
}

function describedBy({ id, props, state }: FieldView): string | undefined {
  const hint = props.description === '' ? undefined : hintId(id);
  if (state.issues.length === 0) return hint;
  return hint === undefined ? issuesId(id) : `${issuesId(id)} ${hint}`;
}

/**
 * A box to type in that is answered by a calculation alone. It is read, not switched off: people who move by keys come to it,
 * and a screen reader says what is in it.
 */
const isCalculated = ({ definition: { calculateValue }, readOnly, state }: FieldView): boolean =>
  !readOnly && state.disabled && Boolean(calculateValue);

/** The name of a control in a row, where its label names the column alone. */
export const nameInRow = ({ definition, inRow }: Pick<FieldView, 'definition' | 'inRow'>): string | undefined =>
  inRow && `${fieldLabel(definition)}${inRow.suffix}`;

/** Attributes of the one control of a field. NOTE: written out, and made without lists: a long form has a thousand. */
export function controlAttributes(view: FieldView) {
  return {
    id: view.id,
    name: view.definition.key,
    disabled: isDisabled(view),
    tabIndex: view.props.tabindex,
    'aria-label': nameInRow(view),
    'aria-required': view.state.required || undefined,
    'aria-invalid': view.state.issues.length > 0 || undefined,
    'aria-describedby': describedBy(view),
  } as const;
}

/** The same of one that is typed into. NOTE: choices, boxes to tick and files know no `readOnly`. */
export function typingAttributes(view: FieldView) {
  const attributes = controlAttributes(view);
  return isCalculated(view) ? ({ ...attributes, disabled: false, readOnly: true } as const) : attributes;
}
