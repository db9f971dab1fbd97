import type { CSSProperties, ReactNode } from 'react';
import { type KitClassNames, useKitClasses } from './classes/KitClasses.tsx';
import { type FieldView, hintId, labelId, nameInRow } from './control-attributes.ts';
import { InfoTip } from './InfoTip.tsx';
import { IssueList } from './IssueList.tsx';
import { RichText } from './RichText.tsx';
import type { FieldProps } from './read/field-shape.ts';
import { fieldLabel, messageLabel } from './read/label.ts';

type Labels = 'control' | 'group' | 'none';

interface FieldFrameProps {
  readonly view: FieldView;
  /** `control`: the label names the element with the field's id. `group`: it names a group of controls. `none`: the control brings its own. */
  readonly labels?: Labels;
  readonly children: ReactNode;
}

/** Label above, control, broken rules and hint below. */
export function FieldFrame(frame: FieldFrameProps) {
  return drawFrame(frame, useKitClasses());
}

/** The same for the components that a long form has hundreds of: what React keeps of a component is spared. */
export function drawFrame({ view, labels = 'control', children }: FieldFrameProps, classes: KitClassNames) {
  const { id, definition, props, state, inRow } = view;
  const label = labels !== 'none' && drawLabel(view, labels === 'group', classes);
  return (
    <div className={frameClass(view, labels, classes)} style={frameStyle(props)}>
      {props.tooltip === '' || inRow?.hasColumnHead ? (
        label
      ) : (
        <InfoTip id={id} about={fieldLabel(definition)} html={props.tooltip}>
          {label}
        </InfoTip>
      )}
      {children}
      {state.issues.length > 0 && <IssueList id={id} label={messageLabel(definition)} issues={state.issues} />}
      {props.description !== '' && (
        <div dir="auto" id={hintId(id)} className={classes.hint}>
          <RichText html={props.description} />
        </div>
      )}
    </div>
  );
}

/** In a grid the head of the column is the label; a label that is not seen needs no room. */
function frameClass({ props, state, inRow }: FieldView, labels: Labels, classes: KitClassNames): string {
  const { labelPosition, hideLabel } = props;
  const isAbove = labelPosition === 'top' || hideLabel || inRow;
  if (labels === 'control') return isAbove ? classes.field : classes[labelPosition];
  const frame = isAbove ? classes.group : classes[labelPosition];
  if (state.issues.length === 0) return frame;
  return `${frame} ${inRow ? classes.wrongGroupInRow : classes.wrongGroup}`;
}

/** NOTE: 30 % is what other makers of such forms give a label. */
function frameStyle({ labelPosition, labelWidth }: FieldProps): CSSProperties | undefined {
  if (labelPosition === 'top' || labelPosition === 'bottom') return undefined;
  return { '--label-width': `${Math.min(Math.max(labelWidth ?? 30, 10), 70)}%` } as CSSProperties;
}

/** NOTE: a function and not a component: a form of a thousand fields has a thousand labels. */
function drawLabel(view: FieldView, isGroup: boolean, classes: KitClassNames) {
  const { id, definition, props, state, inRow } = view;
  if (isGroup) {
    const shown = inRow?.hasColumnHead ? classes.cellGroupLabel : classes.label;
    return (
      <span dir="auto" id={labelId(id)} className={props.hideLabel ? classes.hiddenLabel : shown}>
        {drawRequired(drawGroupName(view, classes), state.required, classes)}
      </span>
    );
  }
  const shown = inRow?.hasColumnHead ? classes.cellLabel : classes.label;
  return (
    <label dir="auto" id={labelId(id)} htmlFor={id} className={props.hideLabel ? classes.hiddenLabel : shown}>
      {drawRequired(fieldLabel(definition), state.required, classes)}
    </label>
  );
}

/** The label; in a row of a grid with the row's number for who cannot see where it stands. */
function drawGroupName(view: FieldView, classes: KitClassNames): ReactNode {
  const label = fieldLabel(view.definition);
  if (!view.inRow) return label;
  return (
    <>
      <span aria-hidden>{label}</span>
      <span className={classes.hiddenLabel}>{nameInRow(view)}</span>
    </>
  );
}

/** The red asterisk; screen readers hear of it from the control itself. */
export function RequiredMark() {
  return drawMark(useKitClasses());
}

/** Words, with the asterisk where an answer is asked for. NOTE: words alone are their element's text, and no node of React's. */
export function drawRequired(words: ReactNode, isRequired: boolean, classes: KitClassNames): ReactNode {
  if (!isRequired) return words;
  return (
    <>
      {words}
      {drawMark(classes)}
    </>
  );
}

const drawMark = (classes: KitClassNames) => (
  <span aria-hidden className={classes.required}>
    *
  </span>
);
