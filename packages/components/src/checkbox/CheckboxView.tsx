import { renderCheckInput } from '../kit/CheckInput.tsx';
import { useKitClasses } from '../kit/classes/KitClasses.tsx';
import { describedAttributes, isDisabled, nameInRow } from '../kit/control-attributes.ts';
import { renderFrame, renderRequired } from '../kit/FieldFrame.tsx';
import { fieldLabel } from '../kit/read/label.ts';
import type { ViewProps } from '../kit/view-props.ts';
import type { CheckboxProps } from './checkbox.ts';

export function CheckboxView(view: ViewProps<CheckboxProps, boolean>) {
  const { id, definition, state, inRow, onChange, onBlur } = view;
  const classes = useKitClasses();
  const label = (
    <span className={inRow?.hasColumnHead ? classes.cellText : undefined}>
      {renderRequired(fieldLabel(definition), state.required, classes)}
    </span>
  );
  const tick = renderCheckInput(
    {
      kind: 'checkbox',
      id,
      name: definition.key,
      label,
      isSelected: state.value === true,
      isDisabled: isDisabled(view),
      onToggle: onChange,
      onBlur,
      tabIndex: view.props.tabindex,
      described: { 'aria-label': nameInRow(view), ...describedAttributes(view) },
    },
    classes,
  );
  return renderFrame({ view, labels: 'none', children: <div className={classes.choices}>{tick}</div> }, classes);
}

CheckboxView.isPlain = true as const;
