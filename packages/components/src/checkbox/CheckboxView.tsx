import { makeResetStyles, tokens } from '@fluentui/react-components';
import { describedAttributes, isDisabled } from '../kit/control-attributes.ts';
import { FieldFrame } from '../kit/FieldFrame.tsx';
import { fieldLabel } from '../kit/label.ts';
import { Tick } from '../kit/Tick.tsx';
import type { ViewProps } from '../kit/view-props.ts';
import type { CheckboxProps } from './checkbox.ts';

const useFlush = makeResetStyles({ marginInlineStart: '-8px' });
const useRequired = makeResetStyles({
  color: tokens.colorPaletteRedForeground3,
  paddingInlineStart: tokens.spacingHorizontalXS,
});

export function CheckboxView(view: ViewProps<CheckboxProps, boolean>) {
  const { id, definition, state, onChange, onBlur } = view;
  const flush = useFlush();
  const required = useRequired();
  const label = state.required ? (
    <>
      {fieldLabel(definition)}
      <span aria-hidden className={required}>
        *
      </span>
    </>
  ) : (
    fieldLabel(definition)
  );
  return (
    <FieldFrame view={view} labels="none">
      <div className={flush}>
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
