import { knownZone } from '@tideform/engine';
import { type AriaAttributes, useState } from 'react';
import type { PickLimits } from './calendar/pick-limits.ts';
import { DateBox } from './DateBox.tsx';
import type { PickerKind } from './date-text.ts';
import { hasWheels } from './has-wheels.ts';
import { NativeDateBox } from './NativeDateBox.tsx';

interface DayBoxProps extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'> {
  readonly id: string;
  /** The element that names it. */
  readonly labelledBy: string;
  /** Absent: a day. */
  readonly kind?: PickerKind;
  /** `YYYY-MM-DD`, `YYYY-MM-DDTHH:mm` or `HH:mm`. Anything else is shown as it was typed. */
  readonly picked: string;
  readonly limits: PickLimits;
  /** '' when it is cleared. */
  readonly onPick: (picked: string) => void;
  /** Called with what was typed when it can't be read. Absent: that is dropped. */
  readonly onRaw?: (typed: string) => void;
}

/** A day, time or both that is no field's answer: typed or picked in a calendar, on a phone with the device's own wheels. */
export function DayBox({ labelledBy, kind = 'date', picked, onRaw = ignore, ...day }: DayBoxProps) {
  const [byWheels] = useState(hasWheels);
  const box = { ...day, 'aria-labelledby': labelledBy, kind };
  const isRead = picked === '' || readable[kind].test(picked);
  return byWheels ? (
    <NativeDateBox {...box} picked={isRead ? picked : ''} hasSeconds={false} onLeave={ignore} />
  ) : (
    <DateBox
      {...box}
      picked={isRead ? picked : undefined}
      raw={picked}
      labelledBy={labelledBy}
      zone={knownZone('')}
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
