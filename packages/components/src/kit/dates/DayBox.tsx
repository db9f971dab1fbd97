import { knownZone } from '@tideform/engine';
import { type AriaAttributes, useState } from 'react';
import type { PickLimits } from './calendar/pick-limits.ts';
import { DateBox } from './DateBox.tsx';
import { hasWheels } from './has-wheels.ts';
import { NativeDateBox } from './NativeDateBox.tsx';

interface DayBoxProps extends AriaAttributes {
  readonly id: string;
  /** Days alone, unless told. */
  readonly kind?: 'date' | 'datetime-local';
  /** The element that names it. */
  readonly labelledBy: string;
  /** `YYYY-MM-DD`, or `YYYY-MM-DDTHH:mm`; '' for none. */
  readonly picked: string;
  readonly limits: PickLimits;
  readonly onPick: (picked: string) => void;
}

/** A day or a moment that is no field's answer: typed or picked in a calendar, on a phone with the device's own wheels. What is none is not told. */
export function DayBox({ labelledBy, kind = 'date', ...day }: DayBoxProps) {
  const [byWheels] = useState(hasWheels);
  const box = { ...day, 'aria-labelledby': labelledBy, kind };
  return byWheels ? (
    <NativeDateBox {...box} hasSeconds={false} onLeave={ignore} />
  ) : (
    <DateBox {...box} labelledBy={labelledBy} zone={knownZone('')} onRaw={ignore} />
  );
}

const ignore = () => undefined;
