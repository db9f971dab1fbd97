import { useKitClasses } from '../kit/classes/KitClasses.tsx';
import { describedAttributes, isDisabled } from '../kit/control-attributes.ts';
import { drawName, FieldFrame, RequiredMark } from '../kit/FieldFrame.tsx';
import { useInRow } from '../kit/InRow.tsx';
import { fieldLabel } from '../kit/read/label.ts';
import { Tick } from '../kit/Tick.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import type { CheckboxProps } from './checkbox.ts';

export function CheckboxView(view: ViewProps<CheckboxProps, boolean>) {
  const { id, definition, state, onChange, onBlur } = view;
  const classes = useKitClasses();
  const inRow = useInRow();
  const label = (
    <span className={inRow?.hasColumnHead ? classes.cellText : undefined}>
      {drawName(fieldLabel(definition), classes, inRow)}
      {state.required && <RequiredMark />}
    </span>
  );
  return (
    <FieldFrame view={view} labels="none">
      <div className={classes.choices}>
        <Tick
          kind="checkbox"
          id={id}
          name={definition.key}
          label={label}
          isTicked={state.value === true}
          isDisabled={isDisabled(view)}
          onTick={onChange}
          onBlur={onBlur}
          described={describedAttributes(view)}
        />
      </div>
    </FieldFrame>
  );
}
