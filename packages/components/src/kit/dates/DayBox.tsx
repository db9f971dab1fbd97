import { knownZone } from '@tideform/engine';
import { useState } from 'react';
import type { PickLimits } from './calendar/pick-limits.ts';
import { DateBox } from './DateBox.tsx';
import { hasWheels } from './has-wheels.ts';
import { NativeDateBox } from './NativeDateBox.tsx';

interface DayBoxProps {
  readonly id: string;
  /** The element that names it. */
  readonly labelledBy: string;
  /** `YYYY-MM-DD` */
  readonly picked: string;
  readonly limits: PickLimits;
  readonly onPick: (picked: string) => void;
}

/** A day that is no field's answer: typed or picked in a calendar, on a phone with the device's own wheels. What is no day is not told. */
export function DayBox({ labelledBy, ...day }: DayBoxProps) {
  const [byWheels] = useState(hasWheels);
  const box = { ...day, 'aria-labelledby': labelledBy, kind: 'date' as const };
  return byWheels ? (
    <NativeDateBox {...box} hasSeconds={false} onLeave={ignore} />
  ) : (
    <DateBox {...box} labelledBy={labelledBy} zone={knownZone('')} onRaw={ignore} />
  );
}

const ignore = () => undefined;
