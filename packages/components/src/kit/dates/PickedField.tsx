import { wordOf } from '@tideform/engine';
import { useState } from 'react';
import { useKitClasses } from '../classes/KitClasses.tsx';
import { controlAttributes, isDisabled, labelId } from '../control-attributes.ts';
import { drawFrame } from '../FieldFrame.tsx';
import type { FieldProps } from '../read/field-shape.ts';
import type { ViewProps } from '../view-props.ts';
import type { PickLimits } from './calendar/pick-limits.ts';
import { DateBox } from './DateBox.tsx';
import type { PickerKind } from './date-text.ts';
import { hasWheels } from './has-wheels.ts';
import { NativeDateBox } from './NativeDateBox.tsx';

interface PickedFieldProps {
  readonly view: ViewProps<FieldProps, string>;
  readonly kind: PickerKind;
  /** The answer as it is picked, `undefined` for an answer that is no date. */
  readonly shown: string | undefined;
  /** The answer for what was picked. */
  readonly stored: (picked: string) => string;
  /** Whose clock says what day it is: IANA. */
  readonly zone: string;
  readonly limits?: PickLimits;
  readonly hasSeconds?: boolean;
  /** The author's; '' for that of the person's language. */
  readonly format: string;
}

/**
 * A date or a time: typed or picked in a calendar, on a phone with the device's own wheels. An answer that is none stands there as text,
 * so that it is seen and can be mended.
 */
export function PickedField({ view, kind, shown, stored, zone, format, ...more }: PickedFieldProps) {
  const { limits = {}, hasSeconds = false } = more;
  const { id, state, onChange, onBlur } = view;
  const classes = useKitClasses();
  const [byWheels] = useState(hasWheels);
  const [isIncomplete, setIncomplete] = useState(false);
  const said = isIncomplete
    ? { ...view, state: { ...state, issues: [...state.issues, { rule: 'incomplete' }] } }
    : view;
  const onPick = (picked: string) => {
    setIncomplete(false);
    onChange(picked === '' ? undefined : stored(picked));
  };
  const box = { ...controlAttributes(said), kind, limits, onPick };
  const control =
    byWheels && shown !== undefined && !isDisabled(view) ? (
      <NativeDateBox
        {...box}
        picked={shown}
        hasSeconds={hasSeconds}
        onLeave={(isHalf) => {
          setIncomplete(isHalf);
          onBlur();
        }}
      />
    ) : (
      <DateBox
        {...box}
        labelledBy={labelId(id)}
        picked={shown}
        raw={wordOf(state.value)}
        zone={zone}
        format={format}
        onRaw={onChange}
        onLeave={onBlur}
      />
    );
  return drawFrame({ view: said, children: control }, classes);
}
