import { resolveTimeZone } from '@tideform/engine';
import { useRef, useState } from 'react';
import { labelId } from '../kit/control-attributes.ts';
import { CalendarButton } from '../kit/dates/CalendarButton.tsx';
import { parseMoment } from '../kit/dates/moment.ts';
import { formatWallTime } from '../kit/dates/wall-time.ts';
import type { DayProps } from './day.ts';
import { type DayNumbers, formatPart } from './day-parts.ts';

interface DayCalendarProps {
  /** DOM ID of the field. */
  readonly id: string;
  readonly props: DayProps;
  readonly numbers: DayNumbers;
  readonly isOff: boolean;
  readonly onPick: (numbers: DayNumbers) => void;
}

/** Calendar button for choosing a whole day instead of typing its parts. */
export function DayCalendar({ id, props, numbers, isOff, onPick }: DayCalendarProps) {
  const room = useRef<HTMLSpanElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const picked = `${formatPart('year', numbers.year)}-${formatPart('month', numbers.month)}-${formatPart('day', numbers.day)}`;
  return (
    <span ref={room}>
      <CalendarButton
        kind="date"
        target={room}
        surface={surface}
        labelledBy={labelId(id)}
        disabled={isOff}
        isOpen={isOpen}
        onOpenChange={setOpen}
        limits={limitsOf(props)}
        pickedValue={parseMoment(picked) ? picked : ''}
        now={() => formatWallTime(Date.now(), resolveTimeZone('')).slice(0, 16)}
        onPick={(date) => {
          const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
          onPick({ year, month, day });
        }}
      />
    </span>
  );
}

/** Returns the first and last allowed day, from the author's date and year limits. The narrower limit counts. */
function limitsOf({ minDate, maxDate, minYear, maxYear, fields: { year } }: DayProps) {
  const first = year.minYear ?? minYear;
  const last = year.maxYear ?? maxYear;
  const min = [parseMoment(minDate)?.date, first && `${formatPart('year', first)}-01-01`].filter((day) => !!day);
  const max = [parseMoment(maxDate)?.date, last && `${formatPart('year', last)}-12-31`].filter((day) => !!day);
  return { min: min.sort().at(-1) || undefined, max: max.sort()[0] || undefined };
}
