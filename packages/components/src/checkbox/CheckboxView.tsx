import { useKitClasses } from '../kit/classes/KitClasses.tsx';
import { describedAttributes, isDisabled, nameInRow } from '../kit/control-attributes.ts';
import { drawFrame, drawRequired } from '../kit/FieldFrame.tsx';
import { fieldLabel } from '../kit/read/label.ts';
import { drawTick } from '../kit/Tick.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import type { CheckboxProps } from './checkbox.ts';

export function CheckboxView(view: ViewProps<CheckboxProps, boolean>) {
  const { id, definition, state, inRow, onChange, onBlur } = view;
  const classes = useKitClasses();
  const label = (
    <span className={inRow?.hasColumnHead ? classes.cellText : undefined}>
      {drawRequired(fieldLabel(definition), state.required, classes)}
    </span>
  );
  const tick = drawTick(
    {
      kind: 'checkbox',
      id,
      name: definition.key,
      label,
      isTicked: state.value === true,
      isDisabled: isDisabled(view),
      onTick: onChange,
      onBlur,
      tabIndex: view.props.tabindex,
      described: { 'aria-label': nameInRow(view), ...describedAttributes(view) },
    },
    classes,
  );
  return drawFrame({ view, labels: 'none', children: <div className={classes.choices}>{tick}</div> }, classes);
}

CheckboxView.isPlain = true as const;
