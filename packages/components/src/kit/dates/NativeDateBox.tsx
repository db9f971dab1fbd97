import { type AriaAttributes, useState } from 'react';
import { getBoxClass, useFieldClassNames } from '../classes/FieldClassNamesProvider.tsx';
import type { DatePickerLimits } from './calendar/date-picker-limits.ts';
import type { PickerKind } from './date-text.ts';

interface NativeDateBoxProps extends AriaAttributes {
  readonly id: string;
  readonly name?: string;
  readonly disabled?: boolean;
  readonly kind: PickerKind;
  /** Value of the native control. */
  readonly picked: string;
  readonly limits: DatePickerLimits;
  readonly hasSeconds: boolean;
  readonly onPick: (picked: string) => void;
  readonly onLeave: (isIncomplete: boolean) => void;
}

/**
 * Native date or time input of the device. While the user types, it shows the control's own value, because a partly
 * typed year isn't a valid answer yet.
 */
export function NativeDateBox({ kind, picked, limits, hasSeconds, onPick, onLeave, ...input }: NativeDateBoxProps) {
  const classes = useFieldClassNames();
  const [typed, setTyped] = useState<string>();
  return (
    <span className={getBoxClass(classes, input.disabled === true, input['aria-invalid'] === true)}>
      <input
        {...input}
        type={kind}
        className={classes.picked}
        value={typed ?? picked}
        min={kind === 'time' ? undefined : limits.min}
        max={kind === 'time' ? undefined : (limits.max ?? maxDates[kind])}
        step={hasSeconds ? 1 : undefined}
        onChange={(event) => {
          setTyped(event.target.value);
          onPick(event.target.value);
        }}
        onBlur={(event) => {
          setTyped(undefined);
          onLeave(event.target.validity.badInput);
        }}
      />
    </span>
  );
}

/** Maximum values of native inputs. Without them, years with six digits can be typed. */
const maxDates = { date: '9999-12-31', 'datetime-local': '9999-12-31T23:59' };
