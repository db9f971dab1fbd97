import type { CSSProperties, ReactNode } from 'react';
import { type FieldClassNames, useFieldClassNames } from './classes/FieldClassNamesProvider.tsx';
import { type FieldView, getHintId, getLabelId, getNameInRow } from './control-attributes.ts';
import { ErrorList } from './ErrorList.tsx';
import { InfoTip } from './InfoTip.tsx';
import { RichText } from './RichText.tsx';
import type { FieldProps } from './read/field-shape.ts';
import { getErrorLabel, getFieldLabel } from './read/label.ts';

type LabelTarget = 'control' | 'group' | 'none';

interface FieldFrameProps {
  readonly view: FieldView;
  /**
   * What the label names. `control`: the element with the field's ID. `group`: a group of controls. `none`: nothing,
   * because the control has its own label.
   */
  readonly labels?: LabelTarget;
  readonly children: ReactNode;
}

/** Renders the parts around a control: label, validation errors and hint. */
export function FieldFrame(frame: FieldFrameProps) {
  return renderFieldFrame(frame, useFieldClassNames());
}

/**
 * Renders a `FieldFrame` as a plain function call, because React stores data for each mounted component and long forms
 * have hundreds of fields.
 */
export function renderFieldFrame({ view, labels = 'control', children }: FieldFrameProps, classes: FieldClassNames) {
  const { id, definition, props, state, inRow } = view;
  const label = labels !== 'none' && renderLabel(view, labels === 'group', classes);
  return (
    <div className={getFrameClass(view, labels, classes)} style={getFrameStyle(props)}>
      {props.tooltip === '' || inRow?.hasColumnHead ? (
        label
      ) : (
        <InfoTip id={id} about={getFieldLabel(definition)} html={props.tooltip}>
          {label}
        </InfoTip>
      )}
      {children}
      {state.issues.length > 0 && <ErrorList id={id} label={getErrorLabel(definition)} issues={state.issues} />}
      {props.description !== '' && (
        <div dir="auto" id={getHintId(id)} className={classes.hint}>
          <RichText html={props.description} />
        </div>
      )}
    </div>
  );
}

/**
 * Returns the class of the element around a field. In a grid, the column header is the label, and a hidden label takes
 * no space.
 */
function getFrameClass({ props, state, inRow }: FieldView, labels: LabelTarget, classes: FieldClassNames): string {
  const { labelPosition, hideLabel } = props;
  const isAbove = labelPosition === 'top' || hideLabel || inRow;
  if (labels === 'control') return isAbove ? classes.field : classes[labelPosition];
  const frame = isAbove ? classes.group : classes[labelPosition];
  if (state.issues.length === 0) return frame;
  return `${frame} ${inRow ? classes.wrongGroupInRow : classes.wrongGroup}`;
}

/**
 * Returns the width of a label beside its control, limited to 10–70%.
 * NOTE: the default of 30% matches form.io.
 */
function getFrameStyle({ labelPosition, labelWidth }: FieldProps): CSSProperties | undefined {
  if (labelPosition === 'top' || labelPosition === 'bottom') return undefined;
  return { '--label-width': `${Math.min(Math.max(labelWidth ?? 30, 10), 70)}%` } as CSSProperties;
}

/**
 * Renders the label of a field.
 * NOTE: a function instead of a component, because a form with a thousand fields has a thousand labels.
 */
function renderLabel(view: FieldView, isGroup: boolean, classes: FieldClassNames) {
  const { id, definition, props, state, inRow } = view;
  if (isGroup) {
    const visibleClass = inRow?.hasColumnHead ? classes.cellGroupLabel : classes.label;
    return (
      <span dir="auto" id={getLabelId(id)} className={props.hideLabel ? classes.hiddenLabel : visibleClass}>
        {renderLabelText(renderGroupLabel(view, classes), state.required, classes)}
      </span>
    );
  }
  const visibleClass = inRow?.hasColumnHead ? classes.cellLabel : classes.label;
  return (
    <label dir="auto" id={getLabelId(id)} htmlFor={id} className={props.hideLabel ? classes.hiddenLabel : visibleClass}>
      {renderLabelText(getFieldLabel(definition), state.required, classes)}
    </label>
  );
}

/** Renders the label of a group. In a grid row, screen readers also get the row number. */
function renderGroupLabel(view: FieldView, classes: FieldClassNames): ReactNode {
  const label = getFieldLabel(view.definition);
  if (!view.inRow) return label;
  return (
    <>
      <span aria-hidden>{label}</span>
      <span className={classes.hiddenLabel}>{getNameInRow(view)}</span>
    </>
  );
}

/**
 * Red asterisk of required fields. It is hidden from screen readers, which get the `aria-required` attribute of the
 * control.
 */
export function RequiredMark() {
  return renderRequiredMark(useFieldClassNames());
}

/**
 * Renders a label, with an asterisk if the field is required.
 * NOTE: a label without an asterisk is returned as it is, without its own element, which saves a React node.
 */
export function renderLabelText(labelText: ReactNode, isRequired: boolean, classes: FieldClassNames): ReactNode {
  if (!isRequired) return labelText;
  return (
    <>
      {labelText}
      {renderRequiredMark(classes)}
    </>
  );
}

const renderRequiredMark = (classes: FieldClassNames) => (
  <span aria-hidden className={classes.required}>
    *
  </span>
);
