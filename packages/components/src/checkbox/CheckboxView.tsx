import { renderCheckInput } from '../kit/CheckInput.tsx';
import { useFieldClassNames } from '../kit/classes/FieldClassNamesProvider.tsx';
import { getAriaAttributes, getNameInRow, isDisabled } from '../kit/control-attributes.ts';
import { renderFieldFrame, renderLabelText } from '../kit/FieldFrame.tsx';
import { getFieldLabel } from '../kit/read/label.ts';
import type { ViewProps } from '../kit/view-props.ts';
import type { CheckboxProps } from './checkbox.ts';

export function CheckboxView(view: ViewProps<CheckboxProps, boolean>) {
  const { id, definition, state, inRow, onChange, onBlur } = view;
  const classes = useFieldClassNames();
  const label = (
    <span className={inRow?.hasColumnHead ? classes.cellText : undefined}>
      {renderLabelText(getFieldLabel(definition), state.required, classes)}
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
      described: { 'aria-label': getNameInRow(view), ...getAriaAttributes(view) },
    },
    classes,
  );
  return renderFieldFrame({ view, labels: 'none', children: <div className={classes.choices}>{tick}</div> }, classes);
}

CheckboxView.isPlain = true as const;
