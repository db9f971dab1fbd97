import { useKitClasses } from '../kit/classes/KitClasses.tsx';
import { describedAttributes, isDisabled } from '../kit/control-attributes.ts';
import { FieldFrame, RequiredMark } from '../kit/FieldFrame.tsx';
import { fieldLabel } from '../kit/read/label.ts';
import { Tick } from '../kit/Tick.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import type { CheckboxProps } from './checkbox.ts';

export function CheckboxView(view: ViewProps<CheckboxProps, boolean>) {
  const { id, definition, state, onChange, onBlur } = view;
  const classes = useKitClasses();
  const label = state.required ? (
    <>
      {fieldLabel(definition)}
      <RequiredMark />
    </>
  ) : (
    fieldLabel(definition)
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
