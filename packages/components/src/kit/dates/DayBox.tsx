import { resolveTimeZone } from '@tideform/engine';
import { type AriaAttributes, useState } from 'react';
import type { PickLimits } from './calendar/pick-limits.ts';
import { DateBox } from './DateBox.tsx';
import type { PickerKind } from './date-text.ts';
import { hasNativePicker } from './has-native-picker.ts';
import { NativeDateBox } from './NativeDateBox.tsx';

interface DayBoxProps extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> {
  readonly id: string;
  /** ID of the element that labels the input. */
  readonly labelledBy: string;
  /** Default: `date`. */
  readonly kind?: PickerKind;
  /** Current value: `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm` or `HH:mm`. Other text is shown unchanged. */
  readonly picked: string;
  readonly limits: PickLimits;
  /** Called with the picked value, or with '' when the input is cleared. */
  readonly onPick: (picked: string) => void;
  /** Called with text that isn't a date. Absent: such text is discarded. */
  readonly onRaw?: (typed: string) => void;
}

/**
 * Date or time input outside form fields, for example in settings. The value is typed or picked in a calendar, or with
 * the native picker of phones.
 */
export function DayBox({ labelledBy, kind = 'date', picked, onRaw = ignore, ...day }: DayBoxProps) {
  const [usesNativePicker] = useState(hasNativePicker);
  const box = { ...day, 'aria-labelledby': labelledBy, kind };
  const isReadable = picked === '' || readable[kind].test(picked);
  return usesNativePicker ? (
    <NativeDateBox {...box} picked={isReadable ? picked : ''} hasSeconds={false} onLeave={ignore} />
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

const readable = {
  date: /^\d{4}-\d\d-\d\d$/,
  'datetime-local': /^\d{4}-\d\d-\d\dT\d\d:\d\d$/,
  time: /^\d\d:\d\d$/,
};

const ignore = () => undefined;
