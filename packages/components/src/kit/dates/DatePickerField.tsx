import { formatAsText } from '@tideform/engine';
import { useState } from 'react';
import { useFieldClassNames } from '../classes/FieldClassNamesProvider.tsx';
import { getControlAttributes, getLabelId, isDisabled } from '../control-attributes.ts';
import { renderFieldFrame } from '../FieldFrame.tsx';
import type { FieldProps } from '../read/field-shape.ts';
import type { ViewProps } from '../view-props.ts';
import type { DatePickerLimits } from './calendar/date-picker-limits.ts';
import { DateBox } from './DateBox.tsx';
import type { PickerKind } from './date-text.ts';
import { hasNativePicker } from './has-native-picker.ts';
import { NativeDateBox } from './NativeDateBox.tsx';

interface DatePickerFieldProps {
  readonly view: ViewProps<FieldProps, string>;
  readonly kind: PickerKind;
  /** Answer as the picker's value; `undefined` if the answer isn't a date. */
  readonly shown: string | undefined;
  /** Converts a picked value to an answer. */
  readonly toAnswer: (picked: string) => string;
  /** IANA name of the time zone that determines today's date. */
  readonly zone: string;
  readonly limits?: DatePickerLimits;
  readonly hasSeconds?: boolean;
  /** The author's date format; '' for the format of the user's locale. */
  readonly format: string;
}

/**
 * Field for a date or time. The value is typed or picked in a calendar, or with the native picker of phones. An answer
 * that isn't a date is shown as text, so that the user can correct it.
 */
export function DatePickerField({ view, kind, shown, toAnswer, zone, format, ...more }: DatePickerFieldProps) {
  const { limits = {}, hasSeconds = false } = more;
  const { id, state, onChange, onBlur } = view;
  const classes = useFieldClassNames();
  const [usesNativePicker] = useState(hasNativePicker);
  const [isIncomplete, setIncomplete] = useState(false);
  const shownView = isIncomplete
    ? { ...view, state: { ...state, issues: [...state.issues, { rule: 'incomplete' }] } }
    : view;
  const onPick = (picked: string) => {
    setIncomplete(false);
    onChange(picked === '' ? undefined : toAnswer(picked));
  };
  const box = { ...getControlAttributes(shownView), kind, limits, onPick };
  const control =
    usesNativePicker && shown !== undefined && !isDisabled(view) ? (
      <NativeDateBox
        {...box}
        picked={shown}
        hasSeconds={hasSeconds}
        onLeave={(isInputIncomplete) => {
          setIncomplete(isInputIncomplete);
          onBlur();
        }}
      />
    ) : (
      <DateBox
        {...box}
        labelledBy={getLabelId(id)}
        picked={shown}
        raw={formatAsText(state.value)}
        zone={zone}
        format={format}
        onRaw={onChange}
        onLeave={onBlur}
      />
    );
  return renderFieldFrame({ view: shownView, children: control }, classes);
}
