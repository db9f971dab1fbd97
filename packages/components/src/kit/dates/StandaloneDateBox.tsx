import { resolveTimeZone } from '@tideform/engine';
import { type AriaAttributes, useState } from 'react';
import type { DatePickerLimits } from './calendar/date-picker-limits.ts';
import { DateBox } from './DateBox.tsx';
import type { PickerKind } from './date-text.ts';
import { hasNativePicker } from './has-native-picker.ts';
import { NativeDateBox } from './NativeDateBox.tsx';

interface StandaloneDateBoxProps extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> {
  readonly id: string;
  /** ID of the element that labels the input. */
  readonly labelledBy: string;
  /** Default: `date`. */
  readonly kind?: PickerKind;
  /** Current value: `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm` or `HH:mm`. Other text is shown unchanged. */
  readonly picked: string;
  readonly limits: DatePickerLimits;
  /** Called with the picked value, or with '' when the input is cleared. */
  readonly onPick: (picked: string) => void;
  /** Called with text that isn't a date. Absent: such text is discarded. */
  readonly onRaw?: (typed: string) => void;
}

/**
 * Date or time input outside form fields, for example in settings. The value is typed or picked in a calendar, or with
 * the native picker of phones.
 */
export function StandaloneDateBox({
  labelledBy,
  kind = 'date',
  picked,
  onRaw = doNothing,
  ...day
}: StandaloneDateBoxProps) {
  const [usesNativePicker] = useState(hasNativePicker);
  const box = { ...day, 'aria-labelledby': labelledBy, kind };
  const isReadable = picked === '' || valuePatterns[kind].test(picked);
  return usesNativePicker ? (
    <NativeDateBox {...box} picked={isReadable ? picked : ''} hasSeconds={false} onLeave={doNothing} />
  ) : (
    <DateBox
      {...box}
      picked={isReadable ? picked : undefined}
      raw={picked}
      labelledBy={labelledBy}
      zone={resolveTimeZone('')}
      onRaw={onRaw}
    />
  );
}

const valuePatterns = {
  date: /^\d{4}-\d\d-\d\d$/,
  'datetime-local': /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
  time: /^\d\d:\d\d$/,
};

const doNothing = () => undefined;
